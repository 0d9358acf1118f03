import type { Estimate } from '@kavel/contracts';

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
  /** Undefined while it is being asked for, null when there is none. */
  estimate: Estimate | null | undefined;
}

/** Above this share of the value a loan asks for attention. */
export const attentionAbove = 0.9;

/** Loan to value as a fraction; null when either is unknown. */
export function loanToValue({ loan, estimate }: ValuedPosition): number | null {
  return loan === null || !estimate || estimate.value <= 0 ? null : loan / estimate.value;
}

export interface Totals {
  count: number;
  value: number;
  loan: number;
  /** Of the positions that have both. */
  loanToValue: number | null;
  attention: number;
}

export function totalsOf(positions: readonly ValuedPosition[]): Totals {
  const both = positions.filter(position => loanToValue(position) !== null);
  const sum = (list: readonly ValuedPosition[], of: (position: ValuedPosition) => number) =>
    list.reduce((total, position) => total + of(position), 0);
  const worthOf = ({ estimate }: ValuedPosition) => estimate?.value ?? 0;
  const loanOf = ({ loan }: ValuedPosition) => loan ?? 0;
  return {
    count: positions.length,
    value: sum(positions, worthOf),
    loan: sum(positions, loanOf),
    loanToValue: both.length === 0 ? null : sum(both, loanOf) / sum(both, worthOf),
    attention: both.filter(position => (loanToValue(position) ?? 0) > attentionAbove).length,
  };
}
