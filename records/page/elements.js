// Small helpers around the document. All text goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

const byId = (id) => document.getElementById(id);

/** A new element with attributes and children; children are elements or texts. */
function element(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** As `element`, for a part of a drawing. */
function drawn(name, attributes = {}) {
  return filled(document.createElementNS(SVG, name), attributes, []);
}

function filled(made, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

/** Paragraphs of texts, each of a class. */
function paragraphs(texts, name) {
  return texts.map((text) => element("p", { class: name }, text));
}
