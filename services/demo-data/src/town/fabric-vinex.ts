import type { Site } from './cell';
import { apartments } from './fabric-flats';
import { buildSpecial } from './fabric-rows';
import { buildRows, type RowStyle } from './frontage';
import { type BlockSide, layGrid } from './grid-fabric';
import { distance, rectangle } from './plane';

type Kind = 'rows' | 'pairs' | 'detached' | 'apartments';

const styles: Record<Exclude<Kind, 'apartments'>, Omit<RowStyle, 'bouwjaar'>> = {
  rows: {
    houseWidth: [5.4, 6.2],
    houseDepth: [9.5, 10.5],
    frontGarden: 3.5,
    together: [5, 8],
    gap: 4,
    storeys: 2.6,
    extended: 0.25,
  },
  pairs: {
    houseWidth: [6.4, 7.4],
    houseDepth: [10, 11.5],
    frontGarden: 5,
    together: [2, 2],
    gap: 7.5,
    storeys: 2.5,
    extended: 0.4,
  },
  detached: {
    houseWidth: [9, 12],
    houseDepth: [9.5, 12],
    frontGarden: 6,
    together: [1, 1],
    gap: 9,
    storeys: 2.3,
    extended: 0.3,
  },
};

/** The large extensions around the turn of the century: water along every third street, houses by price. */
export function buildVinex(site: Site): void {
  const { random, town } = site;
  const from = random.whole(1994, 2012);
  const bouwjaar = [from, from + 9] as const;
  for (const side of layGrid(site, { streetDistance: 72, blockLength: 125, margin: 24 })) {
    if (buildSpecial(site, side, from + 3)) continue;
    if (side.row % 3 === 1 && side.side === 'odd') layWater(site, side);
    const kind = kindOf(side);
    if (kind === 'apartments') buildBlock(site, side, from);
    else buildRows(town, random, side, { ...styles[kind], bouwjaar });
  }
}

function kindOf(side: BlockSide): Kind {
  const turn = (side.row * 2 + side.column * 3 + (side.side === 'odd' ? 0 : 1)) % 11;
  if (turn === 0) return 'apartments';
  if (turn === 4 || turn === 7) return 'pairs';
  return turn === 9 ? 'detached' : 'rows';
}

/** A ditch behind the gardens. */
function layWater({ town }: Site, side: BlockSide): void {
  const strip = rectangle(side.from, side.to, -4, 26, distance(side.from, side.to) + 8, 8);
  town.ground('water', strip);
  town.occupancy.reserve(strip);
}

function buildBlock({ town, random }: Site, side: BlockSide, from: number): void {
  const length = Math.min(48, distance(side.from, side.to) - 6);
  const plot = rectangle(side.from, side.to, 3, 5, length, 15);
  const storeys = random.whole(4, 6);
  const plans = apartments(storeys, 6, random.between(74, 96));
  town.build({
    plot,
    bouwjaar: from + random.whole(2, 8),
    buurt: side.buurt,
    street: side.street,
    side: side.side,
    plans,
  });
}
