import { basename, dirname } from 'node:path';
import { type BagTable, openBag } from '../build/draft-bag';
import { openDataset } from '../build/draft-datasets';
import { openFeatures } from '../features/open-features';
import type { Feature } from '../features/read-features';
import { readHead } from '../files/read-text';
import type { LayerChoice } from '../geopackage/layers';
import { ImportError } from '../import-error';
import type { FileCount, ImportContext, Importer } from '../importer';
import { text } from '../values/values';
import { objectRow, pandRow } from './bag-rows';
import { mergeBag, objectsWithoutAddress } from './merge-bag';

const zipSignature = '504b0304';

/** Imports BAG as GeoPackage, as GeoJSON of the WFS, or as the XML extract, detected from the content. */
export const bagImporter: Importer = {
  kind: 'bag',
  read: async (path, context) =>
    (await readHead(path)).startsWith(zipSignature)
      ? (await import('./bag-extract')).readBagExtract(path, context)
      : readBagFeatures(path, context),
  merge: async (context, paths) => {
    for await (const id of objectsWithoutAddress(context.builder)) {
      const reason = 'its nummeraanduiding, openbare ruimte or woonplaats is in none of the files';
      context.rejects.add({ file: paths[0] ?? '', position: 0, id, reason });
    }
    await mergeBag(context.builder, basename(dirname(paths[0] ?? '')));
  },
};

const kinds = {
  pand: { what: 'panden', toRow: pandRow },
  verblijfsobject: { what: 'verblijfsobjecten', toRow: objectRow },
} as const;

const properties: ReadonlySet<string> = new Set([
  'identificatie',
  'bouwjaar',
  'status',
  'oppervlakte',
  'gebruiksdoel',
  'openbare_ruimte',
  'openbare_ruimte_naam',
  'huisnummer',
  'huisletter',
  'toevoeging',
  'huisnummertoevoeging',
  'postcode',
  'woonplaats',
  'woonplaats_naam',
  'gemeentenaam',
  'bronhouder_naam',
  'pandidentificatie',
  'pand_identificatie',
]);

const choice: LayerChoice = {
  layers: (_, columns) =>
    columns.has('identificatie') && (columns.has('gebruiksdoel') || columns.has('bouwjaar')),
  columns: name => properties.has(name),
};

/** Panden and verblijfsobjecten, each in its own file or layer. */
async function readBagFeatures(path: string, context: ImportContext): Promise<FileCount> {
  const { builder, fictional } = context;
  const dataset = await openDataset(builder);
  const writers = {
    pand: await openBag(builder, 'pand'),
    verblijfsobject: await openBag(builder, 'verblijfsobject'),
  };
  const tables = new Map<string | null, BagTable>();
  const found = new Set<string>();
  let [read, accepted] = [0, 0];
  try {
    for await (const feature of openFeatures(path, choice)) {
      const { layer, number: position } = feature;
      const table = tables.get(layer) ?? detectTable(path, feature);
      tables.set(layer, table);
      const { what, toRow } = kinds[table];
      const row = toRow(feature, fictional);
      if (row.problem === undefined) {
        writers[table].add([...row.value, dataset]);
        found.add(what);
        accepted += 1;
      } else {
        const id = text(feature.properties.identificatie) ?? '';
        const file = layer === null ? path : `${path} > ${layer}`;
        context.rejects.add({ file, position, id, reason: row.problem });
      }
      read += 1;
      if (read % 10_000 === 0) context.progress(read);
    }
  } finally {
    for (const writer of Object.values(writers)) writer.close();
  }
  return { read, accepted, what: [...found].join(' and ') || 'features' };
}

function detectTable(path: string, { properties, number: position }: Feature): BagTable {
  if (!('identificatie' in properties))
    throw new ImportError(path, `is no BAG file: feature ${position} has no "identificatie"`);
  if ('huisnummer' in properties) return 'verblijfsobject';
  if ('bouwjaar' in properties) return 'pand';
  throw new ImportError(path, `is no BAG file: feature ${position} has neither "huisnummer" nor "bouwjaar"`);
}
