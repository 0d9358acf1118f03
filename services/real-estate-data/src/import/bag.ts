import { basename, dirname } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import { listValue } from '@duckdb/node-api';
import { type Gebruiksdoel, gebruiksdoelen } from '@kavel/contracts';
import { toGrid } from '../geo/mercator';
import { mergeBag } from '../store/write/merge-bag';
import { type Read, readPoint, readShape } from './geometry';
import { ImportError } from './import-error';
import type { FileCount, ImportContext, Importer } from './importer';
import { type Feature, readFeatures } from './read-features';
import { shapeColumns } from './shape-columns';
import { bagId, integer, number, postcode, text } from './values';

type FileKind = 'panden' | 'verblijfsobjecten';

/** Statuses of what is no longer or never was there. */
const ended = /ingetrokken|niet gerealiseerd|gesloopt|ten onrechte/i;

/** The register writes unknown areas as 1 or 999999 and unknown years as 1005 or 9999. */
const areaBounds = { from: 2, to: 999_998 };
const yearBounds = { from: 1006, to: 2100 };

/** BAG as GeoJSON: files of panden or of verblijfsobjecten, told apart by their properties. */
export const bagImporter: Importer = {
  kind: 'bag',
  read: readBagFile,
  merge: (context, paths) => mergeBag(context.builder, basename(dirname(paths[0] ?? ''))),
};

async function readBagFile(path: string, context: ImportContext): Promise<FileCount> {
  const writers = {
    panden: await context.builder.stage('pand'),
    verblijfsobjecten: await context.builder.stage('verblijfsobject'),
  };
  let kind: FileKind | null = null;
  let read = 0;
  let accepted = 0;
  try {
    for await (const feature of readFeatures(path)) {
      kind ??= detectKind(path, feature);
      read = feature.number;
      const row = kind === 'panden' ? pandRow(feature, context) : objectRow(feature, context);
      if (row.problem === undefined) {
        writers[kind].add(row.value);
        accepted += 1;
      } else reject(path, feature, row.problem, context);
      if (read % 1_000 === 0) context.progress(read);
    }
  } finally {
    writers.panden.close();
    writers.verblijfsobjecten.close();
  }
  return { read, accepted, what: kind ?? 'features' };
}

function detectKind(path: string, { properties, number: position }: Feature): FileKind {
  if (!('identificatie' in properties))
    throw new ImportError(path, `is no BAG file: feature ${position} has no "identificatie"`);
  if ('huisnummer' in properties) return 'verblijfsobjecten';
  if ('bouwjaar' in properties) return 'panden';
  throw new ImportError(path, `is no BAG file: feature ${position} has neither "huisnummer" nor "bouwjaar"`);
}

function reject(path: string, feature: Feature, reason: string, context: ImportContext): void {
  const id = text(feature.properties.identificatie) ?? '';
  context.rejects.add({ file: path, position: feature.number, id, reason });
}

function pandRow(feature: Feature, context: ImportContext): Read<DuckDBValue[]> {
  const { properties } = feature;
  const identificatie = bagId(properties.identificatie);
  if (!identificatie) return { problem: 'identificatie is not 16 digits' };
  const status = text(properties.status);
  if (status && ended.test(status)) return { problem: `status is ${status}` };
  const shape = readShape(feature);
  if (shape.problem !== undefined) return shape;
  const bouwjaar = within(integer(properties.bouwjaar), yearBounds);
  return {
    value: [identificatie, bouwjaar, status, null, context.fictional, null, ...shapeColumns(shape.value)],
  };
}

function objectRow(feature: Feature, context: ImportContext): Read<DuckDBValue[]> {
  const { properties } = feature;
  const objectId = bagId(properties.identificatie);
  if (!objectId) return { problem: 'identificatie is not 16 digits' };
  const status = text(properties.status);
  if (status && ended.test(status)) return { problem: `status is ${status}` };
  const straat = text(properties.openbare_ruimte ?? properties.openbare_ruimte_naam);
  const huisnummer = integer(properties.huisnummer);
  const woonplaats = text(properties.woonplaats ?? properties.woonplaats_naam);
  if (!straat || !woonplaats) return { problem: 'street or woonplaats is missing' };
  if (huisnummer === null || huisnummer < 1 || huisnummer > 99_999)
    return { problem: 'huisnummer is not a positive number' };
  const functions = readFunctions(properties.gebruiksdoel);
  if (functions.problem !== undefined) return functions;
  const point = readPoint(feature);
  if (point.problem !== undefined) return point;
  const { lon, lat } = point.value;
  const { x, y } = toGrid({ lon, lat });
  return {
    value: [
      objectId,
      bagId(properties.pandidentificatie ?? properties.pand_identificatie),
      straat,
      huisnummer,
      text(properties.huisletter)?.toUpperCase() ?? null,
      text(properties.toevoeging ?? properties.huisnummertoevoeging),
      postcode(properties.postcode),
      woonplaats,
      null,
      text(properties.gemeentenaam),
      null,
      null,
      null,
      null,
      listValue(functions.value),
      null,
      within(number(properties.oppervlakte), areaBounds),
      null,
      within(integer(properties.bouwjaar), yearBounds),
      null,
      status,
      null,
      lon,
      lat,
      x,
      y,
      null,
      null,
      context.fictional,
    ],
  };
}

function readFunctions(value: unknown): Read<Gebruiksdoel[]> {
  const names = (Array.isArray(value) ? value : String(value ?? '').split(','))
    .map(name => String(name).trim().toLowerCase())
    .filter(Boolean);
  const unknown = names.find(name => !gebruiksdoelen.some(known => known === name));
  if (unknown) return { problem: `unknown gebruiksdoel "${unknown}"` };
  if (names.length === 0) return { problem: 'gebruiksdoel is missing' };
  return { value: gebruiksdoelen.filter(known => names.includes(known)) };
}

function within(value: number | null, bounds: { from: number; to: number }): number | null {
  return value !== null && value >= bounds.from && value <= bounds.to ? value : null;
}
