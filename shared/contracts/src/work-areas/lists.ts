/** Where the outline of a work area comes from. */
export const workAreaSources = ['drawn', 'chosen', 'imported'] as const;
export type WorkAreaSource = (typeof workAreaSources)[number];

/** What became of a delivery: all of its areas are stored, some, none, or they were taken back. */
export const deliveryStates = ['complete', 'partial', 'refused', 'undone'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an area of a delivery was not stored. */
export const deliveryProblems = ['no-area', 'outside', 'too-detailed', 'no-name'] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const workAreaLimits = {
  /** Characters. */
  name: 120,
  /** Positions of one outline. */
  positions: 20_000,
  /** Areas of one delivery, and of an organisation. */
  areas: 500,
};

/** Degrees around the Netherlands within which work areas lie. */
export const workAreaBounds = { west: 2, south: 50, east: 8, north: 54.5 };
