import { oldAfterMonths, type PortfolioValue } from '@kavel/contracts/portfolios';

/** Counts about the valuation that is shown with a portfolio. */
export interface CountedValue extends Omit<PortfolioValue, 'outdated'> {
  added: number;
  changed: number;
}

/** The value with the reasons why it may be outdated on `today`, an ISO date. */
export function portfolioValueOf({ added, changed, ...value }: CountedValue, today: string): PortfolioValue {
  const old = monthsBetween(value.valueDate, today) >= oldAfterMonths;
  const reasons: PortfolioValue['outdated'] = [
    { reason: 'units-added', units: added },
    { reason: 'units-left', units: value.left },
    { reason: 'facts-changed', units: changed },
    { reason: 'value-date-old', units: old ? value.covered + value.left : 0 },
  ];
  return { ...value, outdated: reasons.filter(({ units }) => units > 0) };
}

function monthsBetween(from: string, to: string): number {
  const [a, b] = [new Date(from), new Date(to)];
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  return b.getUTCDate() < a.getUTCDate() ? months - 1 : months;
}
