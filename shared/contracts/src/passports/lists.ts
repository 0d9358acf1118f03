/** What a link to a passport can show, besides the address itself. */
export const passportParts = ['facts', 'location', 'value', 'score', 'own-value'] as const;
export type PassportPart = (typeof passportParts)[number];

/** Days that a link works by default and at most, and links of a user that work at one time. */
export const passportLinkLimits = { usualDays: 30, mostDays: 365, links: 200 } as const;
