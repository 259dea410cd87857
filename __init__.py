"""Jungle (Dou Shou Qi) and Chinese army chess (Gunki, Junqi) for the terminal."""
