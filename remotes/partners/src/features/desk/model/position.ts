import { type Estimate, type RangedValue, sumOfRanges } from '@kavel/contracts';

export const deskKinds = ['valuation', 'monitoring'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** One address on the list. */
export interface Position {
  objectId: string;
  address: string;
  /** Euro still owed; null when not filled in. */
  loan: number | null;
}

export interface ValuedPosition extends Position {
  /** Undefined while loading, null without an estimate. */
  estimate: Estimate | null | undefined;
}

/** Loan to value, as a fraction, above which a position is flagged. */
export const attentionAbove = 0.9;

/** Loan to value as a fraction; null when either is unknown. */
export function loanToValue({ loan, estimate }: ValuedPosition): number | null {
  return loan === null || !estimate || estimate.value <= 0 ? null : loan / estimate.value;
}

/** Sums in euro, each with the number of positions it covers. */
export interface Totals {
  count: number;
  /** Over the positions with a value. */
  value: RangedValue;
  valued: number;
  loan: number;
  lent: number;
  /** Loans and values of the positions that have both. */
  both: { count: number; loan: number; value: number };
  /** Of `both`; null without any. */
  loanToValue: number | null;
  attention: number;
}

export function totalsOf(positions: readonly ValuedPosition[]): Totals {
  const both = positions.filter(position => loanToValue(position) !== null);
  const sum = (list: readonly ValuedPosition[], of: (position: ValuedPosition) => number) =>
    list.reduce((total, position) => total + of(position), 0);
  const worthOf = ({ estimate }: ValuedPosition) => estimate?.value ?? 0;
  const estimates = positions.flatMap(({ estimate }) => estimate ?? []);
  const loanOf = ({ loan }: ValuedPosition) => loan ?? 0;
  return {
    count: positions.length,
    value: sumOfRanges(estimates),
    valued: estimates.length,
    loan: sum(positions, loanOf),
    lent: positions.filter(({ loan }) => loan !== null).length,
    both: { count: both.length, loan: sum(both, loanOf), value: sum(both, worthOf) },
    loanToValue: both.length === 0 ? null : sum(both, loanOf) / sum(both, worthOf),
    attention: both.filter(position => (loanToValue(position) ?? 0) > attentionAbove).length,
  };
}
