import { buildSchool, buildShops, layGreen } from './amenities';
import type { Site } from './cell';
import { buildRows, dwelling, type RowStyle, usableShare } from './frontage';
import { type BlockSide, layGrid } from './grid-fabric';

type Years = readonly [low: number, high: number];

/** Streets of the years between the wars: narrow, tall, small front gardens. */
export function buildThirties(site: Site): void {
  const years: Years = site.random.chance(0.5) ? [1924, 1932] : [1930, 1939];
  const style = rowStyle(years, {
    houseWidth: [5.2, 6.2],
    houseDepth: [8.6, 9.6],
    storeys: 2.6,
    extended: 0.3,
    together: [5, 9],
    frontGarden: 2.5,
    gap: 2.6,
  });
  const upperFlats = {
    ...style,
    plans: (ground: number) => [
      { ...dwelling(ground * 1.05 * usableShare) },
      { ...dwelling(ground * 1.5 * usableShare), toevoeging: 'bis' },
    ],
  };
  const sides = layGrid(site, { streetDistance: 56, blockLength: 105, margin: 22 });
  for (const side of sides) {
    if (buildSpecial(site, side, years[1])) continue;
    buildRows(site.town, site.random, side, (side.row + side.column) % 5 === 0 ? upperFlats : style);
  }
}

/** Streets of the reconstruction years: plain, lower, with more green. */
export function buildPostWar(site: Site): void {
  const years: Years = site.random.chance(0.5) ? [1949, 1958] : [1956, 1966];
  const style = rowStyle(years, {
    houseWidth: [5.6, 6.4],
    houseDepth: [8, 8.8],
    storeys: 2.2,
    extended: 0.35,
    together: [6, 10],
    frontGarden: 4.5,
    gap: 4,
  });
  for (const side of layGrid(site, { streetDistance: 68, blockLength: 120, margin: 26 })) {
    if (buildSpecial(site, side, years[1])) continue;
    if ((side.row * 3 + side.column) % 9 === 4) layGreen(site.town, side, 24);
    else buildRows(site.town, site.random, side, style);
  }
}

/** School on one side and shops on the other side of the block in the middle. */
export function buildSpecial({ town, random }: Site, side: BlockSide, bouwjaar: number): boolean {
  if (!side.central) return false;
  if (side.side === 'odd') buildSchool(town, random, side, bouwjaar);
  else buildShops(town, random, side, bouwjaar);
  return true;
}

function rowStyle(bouwjaar: Years, style: Omit<RowStyle, 'bouwjaar'>): RowStyle {
  return { bouwjaar, ...style };
}
