import { distance, type Point } from '../town/plane';
import type { Town } from '../town/town';

export interface BusStop {
  number: number;
  name: string;
  at: Point;
}

const metresBetweenStops = 450;

/** Bus stops along the main roads. */
export function busStops(town: Town): BusStop[] {
  const stops: BusStop[] = [];
  for (const { kind, name, points } of town.grounds) {
    if (kind !== 'main') continue;
    for (const at of points) {
      if (stops.some(stop => distance(stop.at, at) < metresBetweenStops)) continue;
      const number = stops.length + 1;
      stops.push({ number, at, name: `Kavelstede, ${name ?? 'Ring'} ${number}` });
    }
  }
  return stops;
}
