import type { Site } from './cell';
import { buildSpecial } from './fabric-rows';
import { dwelling, type Frontage } from './frontage';
import { layGrid } from './grid-fabric';
import { distance, rectangle } from './plane';
import type { UnitPlan } from './town';

/** Slabs in the green across the street, as the sixties built them; here and there a tall one. */
export function buildFlats(site: Site): void {
  const { random, town } = site;
  const sides = layGrid(site, { streetDistance: 122, blockLength: 150, margin: 30 });
  for (const side of sides) {
    if (buildSpecial(site, side, 1968)) continue;
    layLawn(site, side);
    const length = distance(side.from, side.to);
    const tall = (side.row + side.column) % 4 === 1;
    const spacing = tall ? 62 : 44;
    const count = Math.max(1, Math.floor((length - 16) / spacing));
    const year = random.whole(1958, 1973);
    for (let slab = 0; slab < count; slab++) {
      const along = (length - (count - 1) * spacing - 12) / 2 + slab * spacing;
      const storeys = tall ? random.whole(8, 11) : 4;
      const plot = rectangle(side.from, side.to, along, 6, 12, 44);
      town.build({
        plot: turned(plot),
        bouwjaar: year,
        buurt: side.buurt,
        street: side.street,
        side: side.side,
        plans: apartments(storeys, 6, random.between(62, 78)),
      });
    }
  }
  site.town.ground('green', [...site.cell.corners], null);
}

/** Blocks of owner-occupied apartments in a newer style: deep, few storeys, a lift. */
export function apartments(storeys: number, perStorey: number, area: number): UnitPlan[] {
  return Array.from({ length: storeys * perStorey }, (_, index) => ({
    ...dwelling(area * (index % perStorey === 0 || index % perStorey === perStorey - 1 ? 1.15 : 1)),
    toevoeging: `${Math.floor(index / perStorey) + 1}${String((index % perStorey) + 1).padStart(2, '0')}`,
  }));
}

function layLawn({ town }: Site, side: Frontage): void {
  const length = distance(side.from, side.to);
  town.ground('green', rectangle(side.from, side.to, 0, 2, length, 52));
}

/** The same rectangle with its long side first: units lie along that. */
function turned<T>(ring: readonly T[]): T[] {
  return [...ring.slice(1), ...ring.slice(0, 1)];
}
