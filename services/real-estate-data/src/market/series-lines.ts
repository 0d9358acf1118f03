import { type SeriesValue, type Snapshot, seriesOf } from '@kavel/catalogue';
import {
  countryCode,
  indicatorOfFigure,
  type MarketFigure,
  type MarketGrain,
  marketFigures,
  marketGrains,
  monthNumber,
  monthsOfGrain,
  periodNumber,
  periodText,
  seriesIndicators,
} from '@kavel/contracts/market';
import { chainIndex } from '@kavel/engine';
import type { LinePoint, WholeLine } from './line';

/** Figures whose value of the country says something of a part of it. */
const nationalFigures: readonly MarketFigure[] = [
  'priceIndex',
  'timeOnMarket',
  'vacancy',
  'mortgageRate',
  'rentIncrease',
  'consumerPrices',
  'constructionCost',
];

export interface SeriesLines {
  lines: WholeLine[];
  /** Figures that are known by longer periods only. */
  coarser: { figure: MarketFigure; grain: MarketGrain }[];
}

/**
 * Imported series of areas. Beside the price index of an area stands that of the country, and in the place of another
 * national figure that an area does not have.
 */
export async function seriesLines(
  snapshot: Snapshot,
  areas: readonly string[],
  grain: MarketGrain,
): Promise<SeriesLines> {
  const values = await seriesOf(snapshot, [...new Set([...areas, countryCode])]);
  const answer: SeriesLines = { lines: [], coarser: [] };
  for (const figure of marketFigures) {
    const of = values.filter(({ indicator }) => indicator === indicatorOfFigure[figure]);
    const lines = areas.flatMap(area => lineOf(figure, area, of, grain));
    const isNational = nationalFigures.includes(figure) && !areas.includes(countryCode);
    if (isNational && (figure === 'priceIndex' || lines.length === 0))
      lines.push(...lineOf(figure, countryCode, of, grain));
    answer.lines.push(...lines);
    const longer = marketGrains.find(other => of.some(value => value.grain === other));
    if (lines.length === 0 && longer && !isFiner(longer, grain))
      answer.coarser.push({ figure, grain: longer });
  }
  return answer;
}

const isFiner = (one: MarketGrain, other: MarketGrain): boolean => monthsOfGrain[one] < monthsOfGrain[other];

/** As published by this grain, else the mean of shorter periods. */
function lineOf(
  figure: MarketFigure,
  area: string,
  values: readonly SeriesValue[],
  grain: MarketGrain,
): WholeLine[] {
  const ofArea = values.filter(({ code }) => code === area);
  const found = [grain, ...marketGrains.filter(other => isFiner(other, grain)).reverse()].find(other =>
    ofArea.some(value => value.grain === other && value.value !== null),
  );
  if (!found) return [];
  const published = ofArea.filter(value => value.grain === found);
  const { points, links } = isIndex(figure) ? chainedPoints(published) : plainPoints(published);
  const one = published.at(-1);
  return [
    {
      ...{ figure, area, basis: 'series' as const, fictional: one?.fictional ?? false },
      origins: [...new Set(published.map(({ origin }) => origin))],
      links: links.map(link => ({ ...link, period: periodText(link.period, found) })),
      points: found === grain ? points : meansOf(points, found, grain, figure),
    },
  ];
}

const isIndex = (figure: MarketFigure): boolean => {
  const indicator = indicatorOfFigure[figure];
  return indicator !== undefined && seriesIndicators[indicator] === 'index';
};

interface Points {
  points: Map<number, LinePoint>;
  links: { period: number; fromBase: number; toBase: number }[];
}

const numberOf = ({ start, grain }: SeriesValue): number => periodNumber(monthNumber(start), grain);

function plainPoints(values: readonly SeriesValue[]): Points {
  return { points: new Map(values.map(value => [numberOf(value), value])), links: [] };
}

function chainedPoints(values: readonly SeriesValue[]): Points {
  const bases = [...new Set(values.map(({ baseYear }) => baseYear ?? 0))];
  const { points, links } = chainIndex(
    bases.map(baseYear => ({
      baseYear,
      points: values
        .filter(value => (value.baseYear ?? 0) === baseYear)
        .flatMap(({ start, value }) => (value === null ? [] : [{ period: start, value }])),
    })),
  );
  const [first] = values;
  const periodOf = (start: string) => periodNumber(monthNumber(start), first?.grain ?? 'month');
  return {
    points: new Map(points.map(({ period, value }) => [periodOf(period), { value, n: null }])),
    links: links.map(({ period, fromBase, toBase }) => ({ period: periodOf(period), fromBase, toBase })),
  };
}

/** Mean, of counts the sum, of the shorter periods of each longer one; null unless all are known. */
function meansOf(
  points: ReadonlyMap<number, LinePoint>,
  from: MarketGrain,
  to: MarketGrain,
  figure: MarketFigure,
): Map<number, LinePoint> {
  const parts = monthsOfGrain[to] / monthsOfGrain[from];
  const sums = new Map<number, { sum: number; known: number }>();
  for (const [period, { value }] of points) {
    const longer = Math.floor(period / parts);
    const so = sums.get(longer) ?? { sum: 0, known: 0 };
    if (value !== null) sums.set(longer, { sum: so.sum + value, known: so.known + 1 });
  }
  const over = figure === 'sales' ? 1 : parts;
  return new Map(
    [...sums].map(([period, { sum, known }]) => [
      period,
      { value: known === parts ? sum / over : null, n: null },
    ]),
  );
}
