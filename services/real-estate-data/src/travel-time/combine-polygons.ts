import { Inside, metresPerCell, signedArea, toGrid, toLonLat } from '@kavel/catalogue/geo';
import type { AreaGeometry, Isochrones, TravelCombination } from '@kavel/contracts/travel-time';
import { areaWithin, type Frame } from '@kavel/engine/travel-time';

const cells = 400;

/** Shapes on the grid of the catalogue: rings of x, y pairs without their last point. */
export function gridShape({ coordinates }: AreaGeometry): number[][][] {
  return coordinates.map(rings =>
    rings.map(ring =>
      ring.slice(0, -1).flatMap(([lon, lat]) => {
        const { x, y } = toGrid({ lon, lat });
        return [x, y];
      }),
    ),
  );
}

/** Square kilometres of an area. */
export function km2Of(geometry: AreaGeometry): number {
  const first = geometry.coordinates[0]?.[0]?.[0];
  if (!first) return 0;
  const units = gridShape(geometry)
    .flatMap(rings => rings.map((ring, place) => Math.abs(signedArea(ring)) * (place === 0 ? 1 : -1)))
    .reduce((sum, area) => sum + area, 0);
  return Number(((units * metresPerCell(first[1]) ** 2) / 1e6).toFixed(3));
}

/** The area that any, or each, of several areas covers, drawn on a picture of cells. */
export function combinePolygons(
  areas: readonly AreaGeometry[],
  combination: TravelCombination,
): NonNullable<Isochrones['combined']> {
  const insides = areas.map(area => new Inside(gridShape(area)));
  const boxes = insides.map(({ box }) => box).filter(({ xmin, xmax }) => xmin <= xmax);
  if (boxes.length === 0) return { km2: 0, geometry: { type: 'MultiPolygon', coordinates: [] } };
  const [xmin, ymin] = [Math.min(...boxes.map(box => box.xmin)), Math.min(...boxes.map(box => box.ymin))];
  const [xmax, ymax] = [Math.max(...boxes.map(box => box.xmax)), Math.max(...boxes.map(box => box.ymax))];
  const cell = Math.max(1, Math.max(xmax - xmin, ymax - ymin) / cells);
  const frame: Frame = {
    cell,
    metresPerUnit: metresPerCell(toLonLat({ x: xmin, y: ymin }).lat),
    x: xmin - 2 * cell,
    y: ymin - 2 * cell,
    width: Math.ceil((xmax - xmin) / cell) + 4,
    height: Math.ceil((ymax - ymin) / cell) + 4,
  };
  const values = Float32Array.from({ length: frame.width * frame.height }, (_, at) => {
    const x = frame.x + ((at % frame.width) + 0.5) * cell;
    const y = frame.y + (Math.floor(at / frame.width) + 0.5) * cell;
    const covers = (inside: Inside) => inside.contains(x, y);
    return (combination === 'union' ? insides.some(covers) : insides.every(covers)) ? 0 : 1;
  });
  const coordinates = areaWithin(values, frame, 0.5, 0.5).map(rings =>
    rings.map(ring =>
      ring.map(([x, y]): [number, number] => {
        const { lon, lat } = toLonLat({ x, y });
        return [lon, lat];
      }),
    ),
  );
  const geometry: AreaGeometry = { type: 'MultiPolygon', coordinates };
  return { km2: km2Of(geometry), geometry };
}
