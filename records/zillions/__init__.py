"""Saved games of the program Zillions of Games (``.zsg``), read and written for Jungle and Gunki."""
