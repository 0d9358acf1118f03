import { perSnapshot } from '@kavel/catalogue';
import type { RealEstateObject } from '@kavel/contracts';
import { figureColumn } from '../columns/range-fields';
import { snapshotIndex } from '../snapshot-index';
import { figuresNotIndexed } from './figures-not-indexed';

export type Figures = Pick<RealEstateObject, 'oppervlakte' | 'bouwjaar'>;

/** Exact area and year of an object in the catalogue, by position in the index. */
export const exactFiguresOf = perSnapshot(async (snapshot): Promise<(position: number) => Figures> => {
  const index = await snapshotIndex(snapshot);
  const { header, layout, memory } = index;
  const { area, year } = header.values;
  const rows = await figuresNotIndexed(snapshot, { mostArea: area.at(-1) ?? 0, mostYear: year.at(-1) ?? 0 });
  const positions = new Uint32Array(memory.buffer, layout.positions, header.objects);
  const others = new Map(rows.map(({ row, ...figures }) => [positions[row] ?? 0, figures]));
  const [areaOf, yearOf] = [figureColumn(index, 'area'), figureColumn(index, 'year')];
  return position => others.get(position) ?? { oppervlakte: areaOf(position), bouwjaar: yearOf(position) };
});
