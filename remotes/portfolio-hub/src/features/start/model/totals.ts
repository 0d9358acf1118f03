import { type RangedValue, roundedTo, roundingStep, shownValue, sumOfRanges } from '@kavel/contracts';
import type { StartPortfolio } from '@kavel/contracts/start';
import { counted } from './counted';

/** Change of an approved value since the approved one before it, in euro and as a fraction. */
export interface ValueChange {
  /** Between the values as displayed. */
  amount: number;
  /** The earlier value. */
  from: number;
  fraction: number | null;
  /** Value date of the earlier value. */
  since: string;
  /** Units valued now and before: another number is a change of the portfolio too. */
  units: number;
  unitsBefore: number;
}

/**
 * Null without two approved values, and while the shown value is not the approved one. Both values are rounded by the
 * range of the last: no more of their difference is known.
 */
export function changeOf({ value, history }: Pick<StartPortfolio, 'value' | 'history'>): ValueChange | null {
  const [before, now] = history.slice(-2);
  if (value?.status !== 'approved' || before === undefined || now === undefined) return null;
  const step = roundingStep({ ...value, value: value.totalValue });
  const from = roundedTo(before.totalValue, step);
  const amount = roundedTo(now.totalValue, step) - from;
  return {
    amount,
    from,
    fraction: from > 0 ? amount / from : null,
    since: before.valueDate,
    units: now.units,
    unitsBefore: before.units,
  };
}

/** Sums over the counted portfolios; `portfolios` says over how many. Euro, rents a year. */
export interface StartTotals {
  portfolios: number;
  /** Rounded by its range. */
  value: number;
  /** Portfolios with a value, and those of them whose value is approved. */
  valued: number;
  approved: number;
  /** Over portfolios with two approved values; null without any. */
  change: { amount: number; fraction: number | null; portfolios: number } | null;
  units: number;
  unitsMissingFacts: number;
  annualRent: number;
  withRent: number;
}

const ranged = ({ totalValue, low68, high68 }: NonNullable<StartPortfolio['value']>): RangedValue => ({
  value: totalValue,
  low68: low68 ?? totalValue,
  high68: high68 ?? totalValue,
});

export function totalsOf(portfolios: readonly StartPortfolio[]): StartTotals {
  const own = counted(portfolios);
  const sum = (amount: (portfolio: StartPortfolio) => number) =>
    own.reduce((total, portfolio) => total + amount(portfolio), 0);
  const values = own.flatMap(({ value }) => value ?? []);
  const changes = own.flatMap(portfolio => changeOf(portfolio) ?? []);
  const amount = changes.reduce((total, change) => total + change.amount, 0);
  const before = changes.reduce((total, change) => total + change.from, 0);
  return {
    portfolios: own.length,
    value: shownValue(sumOfRanges(values.map(ranged))),
    valued: values.length,
    approved: values.filter(({ status }) => status === 'approved').length,
    change:
      changes.length > 0
        ? { amount, fraction: before > 0 ? amount / before : null, portfolios: changes.length }
        : null,
    units: sum(({ units }) => units),
    unitsMissingFacts: sum(({ missing }) => missing.units),
    annualRent: sum(({ annualRent }) => annualRent),
    withRent: sum(({ withRent }) => withRent),
  };
}
