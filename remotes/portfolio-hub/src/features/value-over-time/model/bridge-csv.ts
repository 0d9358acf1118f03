import type { PortfolioValueBridge } from '@kavel/contracts/portfolios';

type Cell = string | number | null;

export interface BridgeCsvWords {
  /** Which values the figures are of. */
  basis: string;
  cause: string;
  amount: string;
  units: string;
  address: string;
  before: string;
  after: string;
  difference: string;
  causeName: (cause: PortfolioValueBridge['causes'][number]['cause']) => string;
}

/** Exact figures: both totals, all causes, and the units that changed most. */
export function bridgeCsv(
  { from, to, weighed, causes, largest }: PortfolioValueBridge,
  words: BridgeCsvWords,
): Cell[][] {
  return [
    [words.basis],
    [words.cause, words.amount, words.units],
    [from.date, weighed?.from.total ?? from.total, from.units],
    ...causes.map(({ cause, amount, units }): Cell[] => [words.causeName(cause), amount, units]),
    [to.date, weighed?.to.total ?? to.total, to.units],
    [],
    [words.address, words.before, words.after, words.difference],
    ...largest.map(({ address, from: before, to: after }): Cell[] => [
      ...[address, before, after],
      (after ?? 0) - (before ?? 0),
    ]),
  ];
}
