/** Version of the signals: definitions, scales and weights. */
export const sourcingVersion = '2026.1';

/** What makes a pand worth looking at; each gives 0 to 100 points. */
export const sourcingSignals = [
  'undervalued',
  'transformation',
  'energy',
  'obligation',
  'vacancy',
  'held',
  'reserve',
] as const;
export type SourcingSignal = (typeof sourcingSignals)[number];

/** Presets of weights: `mixed` weighs all signals alike, the others give half of the weight to their own signal. */
export const sourcingStrategies = ['mixed', ...sourcingSignals] as const;
export type SourcingStrategy = (typeof sourcingStrategies)[number];

/** Unit of each signal's value. */
export const sourcingUnits = {
  undervalued: '%',
  transformation: 'criteria',
  energy: '%',
  obligation: '%',
  vacancy: '%',
  held: 'year',
  reserve: 'storeys',
} as const satisfies Record<SourcingSignal, string>;

/**
 * Why a signal has no points: nothing is known; it does not concern such a pand; or the difference lies within the
 * error of the model.
 */
export const signalGaps = ['unknown', 'not-applicable', 'within-error'] as const;
export type SignalGap = (typeof signalGaps)[number];

export const sourcingLimits = {
  /** Candidates of one page. */
  page: 200,
  /** Ids to leave out. */
  excluded: 1_000,
  /** Positions of a drawn outline. */
  positions: 2_000,
  /** Objects of an area. */
  objects: 150_000,
  /** Objects of one candidate that are listed. */
  listed: 100,
  area: { min: 0, max: 250_000 },
  year: { min: 1000, max: 2100 },
};
