/**
 * How far a new building is, by its status in the BAG: `permit` bouwvergunning verleend, `started` bouw gestart,
 * `completed` in use and of a building year from the first year on.
 */
export const developmentStatuses = ['permit', 'started', 'completed'] as const;
export type DevelopmentStatus = (typeof developmentStatuses)[number];

/** Buildings of one answer. */
export const developmentLimit = 2_000;
