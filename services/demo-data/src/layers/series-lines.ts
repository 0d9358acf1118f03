import { dealMonths, monthEffect } from '../deals/price-model';
import { Random } from '../random';
import { gemeente } from '../town/numbered';

/** Made up, of the order of magnitude of what CBS and DNB publish. */
const origin = 'Kavelstede (fictief)';
const country = 'NL00';
/** Months of the series: two years before the first deals, so that each has a change on a year. */
const monthsBefore = 24;
const indexIn2020 = 100;
/** Log of the price level in 2020, relative to the last month of the deals. */
const levelIn2020 = -0.336;

/** Series of the country, the provincie and the town by month, quarter and year. Fictional. */
export function* seriesLines(seed: number): Generator<string> {
  yield 'indicator;area;period;value;base_year;unit;origin';
  const draw = (name: string) => new Random(`${seed}:series:${name}`).normal();
  const months = Array.from({ length: monthsBefore + dealMonths.count }, (_, at) => at - monthsBefore);
  for (const at of months) {
    const period = monthAt(at);
    const level = priceLevel(at) + 0.002 * draw(`price ${period}`);
    yield line('priceIndex', country, period, indexIn2020 * Math.exp(level - levelIn2020), 2020, 'index');
    yield line('mortgageRate', country, period, 2.1 + 1.9 * share(at, 4, 30), '', '%');
    yield line(
      'consumerPrices',
      country,
      period,
      2.4 + 7 * bump(at, 10, 9) + 0.2 * draw(`cpi ${period}`),
      '',
      '%',
    );
    yield line('constructionCost', country, period, 100 * Math.exp(0.0034 * (at + 10)), 2021, 'index');
    // As CBS: of a provincie by quarter only.
    if (at % 3 === 1) {
      const index = indexIn2020 * Math.exp(level - levelIn2020 + 0.004 * draw(`provincie ${period}`));
      yield line('priceIndex', gemeente.provincie, quarterOf(period), index, 2020, 'index');
      yield line(
        'timeOnMarket',
        gemeente.code,
        quarterOf(period),
        34 + 4 * draw(`days ${period}`),
        '',
        'days',
      );
    }
  }
  for (let year = 2019; year <= 2026; year += 1) {
    yield line(
      'rentIncrease',
      country,
      String(year),
      Math.max(0.8, 3.2 + 1.4 * draw(`rent ${year}`)),
      '',
      '%',
    );
    yield line(
      'vacancy',
      gemeente.code,
      String(year),
      Math.max(1, 3.1 + 0.4 * draw(`vacancy ${year}`)),
      '',
      '%',
    );
  }
}

function line(
  indicator: string,
  area: string,
  period: string,
  value: number,
  baseYear: number | '',
  unit: string,
): string {
  return [indicator, area, period, value.toFixed(1), baseYear, unit, origin].join(';');
}

/** @param at months since the first of the deals. */
function monthAt(at: number): string {
  const month = dealMonths.firstYear * 12 + dealMonths.firstMonth - 1 + at;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

function quarterOf(month: string): string {
  return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
}

/** As the deals of dwellings; before the first of them rising evenly. */
function priceLevel(at: number): number {
  return at >= 0 ? monthEffect('eengezinswoning', at) : monthEffect('eengezinswoning', 0) + 0.007 * at;
}

/** From 0 to 1 between two months. */
const share = (at: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (at - from) / (to - from)));

/** A hill of height 1 around a month. */
const bump = (at: number, middle: number, width: number): number => Math.exp(-(((at - middle) / width) ** 2));
