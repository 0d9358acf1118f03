/** Ways to travel; `transit` is public transport with walks. */
export const travelModes = ['walk', 'bike', 'car', 'transit'] as const;
export type TravelMode = (typeof travelModes)[number];

/** Whether one goes from a place or towards it. */
export const travelDirections = ['from', 'to'] as const;
export type TravelDirection = (typeof travelDirections)[number];

/** What is reached from any origin, or from all of them. */
export const travelCombinations = ['union', 'intersection'] as const;
export type TravelCombination = (typeof travelCombinations)[number];

/** Of the departures within a window. */
export const travelStatistics = ['median', 'best'] as const;
export type TravelStatistic = (typeof travelStatistics)[number];

export const travelTimeLimits = {
  origins: 8,
  /** Areas of an origin. */
  cutOffs: 4,
  /** Minutes of an area. */
  minutes: { min: 5, max: 60 },
  /** Rows and columns of a table, and the longest time in it. */
  places: 500,
  goals: 20,
  tableMinutes: 120,
  windowMinutes: 120,
  walkMinutes: 30,
  rides: 6,
  /** Metres from a place to the nearest road. */
  roadMetres: 300,
} as const;

/** Why there are no travel times. */
export const travelProblems = [
  'no-roads',
  'no-timetable',
  'off-road',
  'timetable-ended',
  'timetable-not-begun',
  'nothing-runs',
  'not-by-engine',
  'engine-failed',
] as const;
export type TravelProblem = (typeof travelProblems)[number];
