/** What is let: a dwelling, business premises of article 7:290 or 7:230a BW, parking; `vacant` says that nobody rents. */
export const leaseKinds = ['dwelling', '290', '230a', 'parking', 'other', 'vacant'] as const;
export type LeaseKind = (typeof leaseKinds)[number];

/** How a rent follows prices: never, by a fixed rate, or by the consumer price index within a cap and a floor. */
export const indexationClauses = ['none', 'fixed', 'cpi'] as const;
export type IndexationClause = (typeof indexationClauses)[number];

/** Why a lease gets its new rent in an indexation run, or none. */
export const indexationOutcomes = [
  'fixed',
  'cpi',
  'capped',
  'floored',
  'not-running',
  'unknown-clause',
  'no-clause',
  'other-month',
  'first-year',
  'already',
] as const;
export type IndexationOutcome = (typeof indexationOutcomes)[number];

export const indexedOutcomes: readonly IndexationOutcome[] = ['fixed', 'cpi', 'capped', 'floored'];

/** Rows of one file and of one call, parts of a file; characters of names and of a cell; leases of a portfolio. */
export const leaseLimits = {
  rows: 150_000,
  rowsAtOnce: 25_000,
  parts: 60,
  cell: 300,
  name: 200,
  reference: 120,
  rate: 1,
} as const;

/** Message of the refusal to change the rent, end or break of a unit whose leases are kept. */
export const rentFromLeases = 'This follows from the leases of the unit; change it in the rent roll';
