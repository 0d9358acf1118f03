import type { DuckDBValue } from '@duckdb/node-api';
import { toGrid } from '@kavel/catalogue/geo';
import type { PoiKind } from '@kavel/contracts/layers';
import type { Feature } from '../features/read-features';
import { type Read, readPoint } from '../geometry/geometry';

/** A point of interest as a file tells it. */
export interface Poi {
  kind: PoiKind;
  id: string;
  naam: string;
  /** What it is, in the words of its register. */
  detail: string | null;
  /** Pupils or kW; null where it is not known. */
  amount: number | null;
}

/** Values of table `poi`. */
export function poiRow(
  feature: Feature,
  poi: Poi,
  origin: { source: string; fictional: boolean },
): Read<DuckDBValue[]> {
  const point = readPoint(feature);
  if (point.problem !== undefined) return point;
  const { x, y } = toGrid(point.value);
  const { kind, id, naam, detail, amount } = poi;
  return { value: [kind, id, naam, detail, amount, origin.source, x, y, origin.fictional] };
}
