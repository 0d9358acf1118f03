/** Labels that a jump can start from or lead to, best first: what is published of better ones is not by letter. */
export const jumpLabels = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type JumpLabel = (typeof jumpLabels)[number];

/** Kinds of dwellings that costs of measures are published for; `unknown`: their mean. */
export const dwellingKinds = [
  'unknown',
  'apartment',
  'terraced',
  'corner',
  'semi-detached',
  'detached',
] as const;
export type DwellingKind = (typeof dwellingKinds)[number];

/** Euro. */
export const jumpValueLimits = { min: 10_000, max: 100_000_000 };
/** Years of construction. */
export const jumpYearLimits = { min: 1000, max: 2100 };
