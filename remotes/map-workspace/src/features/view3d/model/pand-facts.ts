/** What the tiles of the flat map say of a pand. */
export interface PandFacts {
  bouwjaar: number | null;
  /** Position in `vtwTypes`. */
  vtw: number | null;
}

/** First year of a class and its colour, from old to new; they differ in lightness too. */
export const yearClasses = [
  { from: 0, colour: '#7f0000' },
  { from: 1900, colour: '#b30000' },
  { from: 1930, colour: '#d7301f' },
  { from: 1945, colour: '#ef6548' },
  { from: 1960, colour: '#fc8d59' },
  { from: 1975, colour: '#fdbb84' },
  { from: 1990, colour: '#9ecae1' },
  { from: 2005, colour: '#4292c6' },
  { from: 2015, colour: '#084594' },
] as const;
