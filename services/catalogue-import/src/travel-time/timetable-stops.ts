import { toGrid } from '@kavel/catalogue/geo';
import { placeOf } from '../geometry/geometry';
import { number, text } from '../values/values';
import { Numbers } from './numbers';
import type { ReadRow } from './read-row';

/** Reads the platforms of a timetable. */
export function stopReader() {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const [xs, ys] = [new Numbers(), new Numbers()];
  const read: ReadRow = row => {
    const id = text(row.get('stop_id'));
    if (!id) return 'stop_id is missing';
    const [lon, lat] = [number(row.get('stop_lon')), number(row.get('stop_lat'))];
    if (lon === null || lat === null) return 'stop_lon or stop_lat is no number';
    const place = placeOf(lon, lat, 'wgs84');
    if (typeof place === 'string') return place;
    const { x, y } = toGrid(place);
    numbers.set(id, names.length);
    names.push(text(row.get('stop_name')) ?? id);
    xs.add(x);
    ys.add(y);
    return undefined;
  };
  return {
    numbers,
    read,
    columns: () => ({
      stopX: Int32Array.from(xs.values()),
      stopY: Int32Array.from(ys.values()),
      stopNames: names,
    }),
  };
}
