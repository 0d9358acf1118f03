import type { LocatorObject, LocatorRangeKey } from '@kavel/contracts/locator';
import { blockRows } from './layout';
import type { LoadedIndex } from './load-index';

type RangeFields = Pick<
  LocatorObject,
  | 'oppervlakte'
  | 'bouwjaar'
  | 'footprint'
  | 'height'
  | 'coverage'
  | 'highwayDistance'
  | 'trainstationDistance'
  | 'kvkCoverage'
  | 'kvkRegistration'
>;

/** Figures of an object as compared by the locator. */
export function rangeFields(index: LoadedIndex, position: number): RangeFields {
  const figure = (key: LocatorRangeKey) => figureColumn(index, key)(position);
  return {
    oppervlakte: figure('area'),
    bouwjaar: figure('year'),
    footprint: figure('footprint'),
    height: figure('height'),
    coverage: figure('coverage'),
    highwayDistance: figure('highwayDistance'),
    trainstationDistance: figure('trainstationDistance'),
    kvkCoverage: figure('kvkCoverage'),
    kvkRegistration: figure('kvkRegistration'),
  };
}

/** A figure by position in the index. */
export function figureColumn(
  { header, layout, memory }: LoadedIndex,
  key: LocatorRangeKey,
): (position: number) => number | null {
  const codes = new Uint16Array(memory.buffer, layout.codes[key], layout.blocks * blockRows);
  const values = header.values[key];
  return position => values[codes[position] ?? 0] ?? null;
}
