import type { DuckDBValue } from '@duckdb/node-api';
import { labelPoint, toLonLat } from '@kavel/catalogue/geo';
import { dateColumn } from '../build/columns';
import { openBag } from '../build/draft-bag';
import { openDataset } from '../build/draft-datasets';
import type { RowWriter } from '../build/row-writer';
import { zipEntries } from '../files/zip-entries';
import { type Read, readShape } from '../geometry/geometry';
import { ImportError } from '../import-error';
import type { FileCount, ImportContext } from '../importer';
import { bagId, integer, isoDate, postcode, text } from '../values/values';
import { firstId, pandRow, readPlace, readRegister, readUse } from './bag-rows';
import { type ExtractTable, makeExtract } from './extract-tables';
import { type ExtractFeature, type ExtractKind, readExtract } from './read-extract';

type ToRow = (feature: ExtractFeature, fictional: boolean) => Read<DuckDBValue[]>;

const targets: Readonly<Record<ExtractKind, { table: 'pand' | ExtractTable; toRow: ToRow }>> = {
  Pand: { table: 'pand', toRow: extractPandRow },
  Verblijfsobject: { table: 'extract_object', toRow: extractObjectRow },
  Nummeraanduiding: { table: 'extract_address', toRow: addressRow },
  OpenbareRuimte: { table: 'extract_street', toRow: streetRow },
  Woonplaats: { table: 'extract_town', toRow: townRow },
  GemeenteWoonplaatsRelatie: { table: 'extract_relation', toRow: relationRow },
};

/**
 * Matches `9999PND08112026.zip`, `0221VBO15092020-000001.xml`, `GEM-WPL-RELATIE-08112026.zip`, but not files of
 * inactive or disputed objects.
 */
const wantedName = /^(\d{4}(PND|VBO|NUM|OPR|WPL)|GEM-WPL-RELATIE-)\d{8}.*\.(zip|xml)$/i;

/**
 * Imports the BAG 2.0 extract, whole or in part. Counts objects; earlier versions are skipped silently, because they
 * are not errors. Addresses are joined to objects after all files have been read.
 */
export async function readBagExtract(path: string, context: ImportContext): Promise<FileCount> {
  const { builder } = context;
  const dataset = await openDataset(builder);
  await makeExtract(builder);
  const writers = new Map<ExtractKind, RowWriter>();
  let read = 0;
  let accepted = 0;
  try {
    const workPath = builder.files.building(builder.id);
    for await (const file of zipEntries(path, workPath, name => wantedName.test(name))) {
      for await (const feature of readExtract(path, file)) {
        if (!feature.isCurrent) continue;
        const { table, toRow } = targets[feature.kind];
        const writer =
          writers.get(feature.kind) ??
          (await (table === 'pand' ? openBag(builder, table) : builder.openDrafted(table)));
        writers.set(feature.kind, writer);
        read += 1;
        const row = toRow(feature, context.fictional);
        if (row.problem === undefined) {
          writer.add(table === 'pand' ? [...row.value, dataset] : row.value);
          accepted += 1;
        } else {
          const id = text(feature.properties.identificatie) ?? '';
          const place = `${path} > ${file.name}`;
          context.rejects.add({ file: place, position: feature.number, id, reason: row.problem });
        }
        if (read % 10_000 === 0) context.progress(read);
      }
    }
  } finally {
    for (const writer of writers.values()) writer.close();
  }
  if (read === 0)
    throw new ImportError(
      path,
      'is a zip without BAG 2.0 objects: no file like 9999VBO08112026.zip with XML in it',
    );
  return { read, accepted, what: 'current BAG objects' };
}

function extractPandRow(feature: ExtractFeature, fictional: boolean): Read<DuckDBValue[]> {
  const { oorspronkelijkBouwjaar: bouwjaar } = feature.properties;
  return pandRow({ ...feature, properties: { ...feature.properties, bouwjaar } }, fictional);
}

function extractObjectRow(feature: ExtractFeature, fictional: boolean): Read<DuckDBValue[]> {
  const { properties } = feature;
  const register = readRegister(properties);
  if (register.problem !== undefined) return register;
  const addressId = firstId(properties.NummeraanduidingRef);
  if (!addressId) return { problem: 'has no nummeraanduiding of 16 digits' };
  const use = readUse(properties);
  if (use.problem !== undefined) return use;
  const place = feature.geometry?.type === 'Polygon' ? readSurface(feature) : readPlace(feature);
  if (place.problem !== undefined) return place;
  const { id, status } = register.value;
  return {
    value: [id, addressId, firstId(properties.PandRef), ...use.value, status, ...place.value, fictional],
  };
}

/** Some objects have a surface instead of a point. */
function readSurface(feature: ExtractFeature): Read<[lon: number, lat: number, x: number, y: number]> {
  const shape = readShape(feature);
  if (shape.problem !== undefined) return shape;
  const point = labelPoint(shape.value);
  if (!point) return { problem: 'has a surface without a middle' };
  const { lon, lat } = toLonLat(point);
  return { value: [lon, lat, Math.round(point.x), Math.round(point.y)] };
}

function addressRow({ properties }: ExtractFeature): Read<DuckDBValue[]> {
  const id = bagId(properties.identificatie);
  if (!id) return { problem: 'identificatie is not 16 digits' };
  const huisnummer = integer(properties.huisnummer);
  if (huisnummer === null || huisnummer < 1 || huisnummer > 99_999)
    return { problem: 'huisnummer is not a positive number' };
  const letter = text(properties.huisletter)?.toUpperCase() ?? null;
  const addition = text(properties.huisnummertoevoeging);
  const streetId = firstId(properties.OpenbareRuimteRef);
  const town = integer(properties.WoonplaatsRef);
  return { value: [id, huisnummer, letter, addition, postcode(properties.postcode), streetId, town] };
}

function streetRow({ properties }: ExtractFeature): Read<DuckDBValue[]> {
  const id = bagId(properties.identificatie);
  const naam = text(properties.naam);
  if (!id || !naam) return { problem: 'identificatie is not 16 digits, or naam is missing' };
  return { value: [id, naam, integer(properties.WoonplaatsRef)] };
}

function townRow({ properties }: ExtractFeature): Read<DuckDBValue[]> {
  const id = text(properties.identificatie);
  const naam = text(properties.naam);
  if (!id || !/^\d{4}$/.test(id) || !naam)
    return { problem: 'identificatie is not 4 digits, or naam is missing' };
  return { value: [Number(id), id, naam] };
}

/** Woonplaats and gemeente of a relation are both named `identificatie`. */
function relationRow({ properties }: ExtractFeature): Read<DuckDBValue[]> {
  const [town = '', gemeente = ''] = (text(properties.identificatie) ?? '').split(',');
  if (!/^\d{4}$/.test(town) || !/^\d{4}$/.test(gemeente))
    return { problem: 'woonplaats or gemeente is not 4 digits' };
  const since = isoDate(properties.begindatumTijdvakGeldigheid);
  return { value: [town, `GM${gemeente}`, dateColumn(since)] };
}
