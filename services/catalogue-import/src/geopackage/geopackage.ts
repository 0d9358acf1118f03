import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Feature } from '../features/read-features';
import { ImportError } from '../import-error';
import { type LayerChoice, readLayers } from './layers';
import { readLayer } from './read-layer';

const featuresPerTurn = 1_000;

/** Streams the features of a GeoPackage's layers, so that it may be larger than memory. */
export async function* readGeoPackage(path: string, choice: LayerChoice): AsyncGenerator<Feature> {
  await refuseCutOff(path);
  const database = openReadOnly(path);
  try {
    for (const feature of chosenFeatures(path, database, choice)) {
      yield feature;
      // The file is read synchronously: yield to the event loop regularly, for example for the log of rejected rows.
      if (feature.number % featuresPerTurn === 0) await turn();
    }
  } catch (error) {
    throw asImportError(path, error);
  } finally {
    database.close();
  }
}

/** Without locks and side files, because the folder may be read-only. */
function openReadOnly(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

function* chosenFeatures(path: string, database: DatabaseSync, choice: LayerChoice): Generator<Feature> {
  const layers = readLayers(path, database);
  const chosen = layers.filter(({ name, columns }) => choice.layers(name, columns));
  if (chosen.length === 0) {
    const there = layers.map(({ name, columns }) => `${name} (${[...columns].slice(0, 8).join(', ')}…)`);
    throw new ImportError(path, `is a GeoPackage without a layer to import; it has ${there.join('; ')}`);
  }
  for (const layer of chosen) yield* readLayer(database, layer, [...layer.columns].filter(choice.columns));
}

function asImportError(path: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'ERR_SQLITE_ERROR') return error;
  return new ImportError(path, `cannot be read as a GeoPackage: ${message}`);
}

/** Compares the file size with the SQLite header: https://sqlite.org/fileformat.html#the_database_header. */
async function refuseCutOff(path: string): Promise<void> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(100);
    await file.read(header, 0, 100, 0);
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92);
    const expected = isCounted ? pageSize * header.readUInt32BE(28) : 0;
    const { size } = await file.stat();
    if (size < expected)
      throw new ImportError(path, `is cut off: ${size} bytes of the ${expected} that its header tells of`);
  } finally {
    await file.close();
  }
}
