import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type Point, toDegrees } from './plane';

export function feature(properties: object, geometry: { type: string; coordinates: unknown }): string {
  return JSON.stringify({ type: 'Feature', properties, geometry });
}

export function closedRing(ring: readonly Point[]): [number, number][] {
  const points = ring.map(toDegrees);
  const [first] = points;
  return first ? [...points, first] : points;
}

/** Writes features as a GeoJSON collection. */
export async function writeCollection(path: string, features: Iterable<string>): Promise<void> {
  await writePieces(path, collection(features));
}

function* collection(features: Iterable<string>): Generator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '\n';
  for (const one of features) {
    yield separator + one;
    separator = ',\n';
  }
  yield '\n]}\n';
}

export async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  await writePieces(
    path,
    mapIterable(lines, line => `${line}\n`),
  );
}

export function* mapIterable<In, Out>(
  items: Iterable<In>,
  map: (item: In, index: number) => Out,
): Generator<Out> {
  let index = 0;
  for (const item of items) yield map(item, index++);
}

async function writePieces(path: string, pieces: Iterable<string>): Promise<void> {
  const stream = createWriteStream(path);
  for (const piece of pieces) {
    if (!stream.write(piece)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}
