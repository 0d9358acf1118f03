/** Version of the catalogue of metrics: definitions, scales and weights. Stored results name it. */
export const scoreCatalogueVersion = '2026.2';

/** Uses with weights of their own. */
export const scoreUses = ['dwelling', 'office', 'shop', 'industry'] as const;
export type ScoreUse = (typeof scoreUses)[number];

export const scoreThemes = ['building', 'access', 'amenities', 'surroundings', 'market'] as const;
export type ScoreTheme = (typeof scoreThemes)[number];

/** What a value was measured for: the object itself, or an area that it lies in. */
export const scoreLevels = ['object', 'buurt', 'wijk', 'pc4', 'gemeente', 'country'] as const;
export type ScoreLevel = (typeof scoreLevels)[number];

/** Areas that have scores. */
export const scoreAreaTypes = ['buurt', 'wijk', 'gemeente', 'pc4'] as const;
export type ScoreAreaType = (typeof scoreAreaTypes)[number];

/** Bands of a total: from 80, 65, 50 and 35 points, and below. */
export const scoreBands = ['excellent', 'good', 'fair', 'weak', 'poor'] as const;
export type ScoreBand = (typeof scoreBands)[number];

/** Most addresses of one call. */
export const mostScores = 500;

/** Why an identifier has no score: listed before, no number of sixteen digits, or not in the catalogue. */
export const scoreFailures = ['duplicate', 'invalid', 'unknown'] as const;
export type ScoreFailure = (typeof scoreFailures)[number];
