import {
  countryCode,
  type MappedMarketFigure,
  type MarketGrain,
  mappedMarketFigures,
  marketGrains,
  marketLevels,
  marketLimits,
  seriesLevelOf,
} from '@kavel/contracts/market';

/** Years up to the last month with data; `all` are as many as there are. */
export const spans = ['1', '2', '3', '5', '10', 'all'] as const;
export type SpanChoice = (typeof spans)[number];

/** What charts draw: values, or their change from the period or the year before. */
export const measures = ['value', 'onPeriod', 'onYear'] as const;
export type Measure = (typeof measures)[number];

/** State of the page in its address. */
export interface MarketView {
  /** Codes of areas that are compared, the first before the others; empty: the page chooses. */
  areas: readonly string[];
  span: SpanChoice;
  grain: MarketGrain;
  measure: Measure;
  /** Figure of the map; null while there is none: the map is most of what the page would load. */
  figure: MappedMarketFigure | null;
  /** Percent on a year from which a watched dashboard tells of a move. */
  alert: number;
  /** Portfolio that is ranked in the first area. */
  portfolio: string | null;
}

const defaults = { span: '5', grain: 'quarter', measure: 'value', alert: 5 } as const;

/** Thresholds that can be chosen. */
export const alertPercents: readonly number[] = [1, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30, 40, 50];

/** Reads the query; what is not valid gets its default. */
export function readMarketView(query: URLSearchParams): MarketView {
  const portfolio = query.get('portfolio');
  return {
    areas: [...new Set((query.get('areas') ?? '').split(',').filter(isArea))].slice(0, marketLimits.areas),
    span: oneOf(spans, query.get('years')) ?? defaults.span,
    grain: oneOf(marketGrains, query.get('grain')) ?? defaults.grain,
    measure: oneOf(measures, query.get('show')) ?? defaults.measure,
    figure: oneOf(mappedMarketFigures, query.get('map')),
    alert: alertPercents.find(percent => String(percent) === query.get('alert')) ?? defaults.alert,
    portfolio: portfolio && /^[0-9a-f-]{36}$/i.test(portfolio) ? portfolio : null,
  };
}

const names = { areas: 'areas', span: 'years', grain: 'grain', measure: 'show', figure: 'map' } as const;

/** The query with the changes; defaults are left out. */
export function writeMarketView(query: URLSearchParams, change: Partial<MarketView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, text: string, defaultText: string) => {
    if (text === defaultText) next.delete(name);
    else next.set(name, text);
  };
  if (change.areas) put(names.areas, change.areas.join(','), '');
  if (change.span) put(names.span, change.span, defaults.span);
  if (change.grain) put(names.grain, change.grain, defaults.grain);
  if (change.measure) put(names.measure, change.measure, defaults.measure);
  if (change.figure !== undefined) put(names.figure, change.figure ?? '', '');
  if (change.alert) put('alert', String(change.alert), String(defaults.alert));
  if (change.portfolio !== undefined) put('portfolio', change.portfolio ?? '', '');
  return next;
}

/** Whether the market can be asked of an area. */
export function isArea(code: string): boolean {
  const level = seriesLevelOf(code);
  return marketLevels.some(one => one === level);
}

/** The areas with one more or, where it is among them, without it. The last one cannot be taken out. */
export function withArea(areas: readonly string[], code: string): readonly string[] {
  if (!areas.includes(code)) return areas.length < marketLimits.areas ? [...areas, code] : areas;
  const others = areas.filter(area => area !== code);
  return others.length > 0 ? others : areas;
}

/** Which areas a map beside the charts has: the parts of the first area, or what that one is a part of. */
export function mapOf(area: string): { level: 'gemeente' | 'wijk' | 'buurt'; within: string } {
  switch (seriesLevelOf(area)) {
    case 'provincie':
      return { level: 'gemeente', within: area };
    case 'gemeente':
      return { level: 'buurt', within: area };
    case 'wijk':
      return { level: 'buurt', within: `GM${area.slice(2, 6)}` };
    case 'buurt':
      return { level: 'buurt', within: `GM${area.slice(2, 6)}` };
    default:
      return { level: 'gemeente', within: countryCode };
  }
}

function oneOf<Item extends string>(items: readonly Item[], text: string | null): Item | null {
  return items.find(item => item === text) ?? null;
}
