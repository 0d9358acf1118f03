import { basename, dirname } from 'node:path';
import { mergeBag, objectsWithoutAddress } from '../store/write/merge-bag';
import { stagedBag } from '../store/write/staged-bag';
import { readBagExtract } from './bag-extract';
import { objectRow, pandRow } from './bag-rows';
import type { LayerChoice } from './geopackage';
import { ImportError } from './import-error';
import type { FileCount, ImportContext, Importer } from './importer';
import { openFeatureBatches } from './open-features';
import type { Feature } from './read-features';
import { readHead } from './read-text';
import { text } from './values';

type FileKind = 'panden' | 'verblijfsobjecten';

const zipSignature = '504b0304';

/** BAG as GeoPackage, as GeoJSON of the WFS, or as the XML extract, told apart by what is in the files. */
export const bagImporter: Importer = {
  kind: 'bag',
  read: async (path, context) =>
    (await readHead(path)).startsWith(zipSignature)
      ? readBagExtract(path, context)
      : readBagFeatures(path, context),
  merge: async (context, paths) => {
    for await (const id of objectsWithoutAddress(context.builder)) {
      const reason = 'its nummeraanduiding, openbare ruimte or woonplaats is in none of the files';
      context.rejects.add({ file: paths[0] ?? '', position: 0, id, reason });
    }
    await mergeBag(context.builder, basename(dirname(paths[0] ?? '')));
  },
};

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

async function readBagFeatures(path: string, context: ImportContext): Promise<FileCount> {
  const writers = {
    panden: await context.builder.stageAs('pand', stagedBag.pand),
    verblijfsobjecten: await context.builder.stageAs('verblijfsobject', stagedBag.verblijfsobject),
  };
  const kinds = new Map<string | null, FileKind>();
  const counts = { panden: 0, verblijfsobjecten: 0 };
  let read = 0;
  try {
    for await (const features of openFeatureBatches(path, choice)) {
      for (const feature of features) {
        const kind = kinds.get(feature.layer) ?? detectKind(path, feature);
        kinds.set(feature.layer, kind);
        read += 1;
        const row = (kind === 'panden' ? pandRow : objectRow)(feature, context.fictional);
        if (row.problem === undefined) {
          writers[kind].add(row.value);
          counts[kind] += 1;
        } else reject(path, feature, row.problem, context);
        if (read % 10_000 === 0) context.progress(read);
      }
    }
  } finally {
    writers.panden.close();
    writers.verblijfsobjecten.close();
  }
  const what = [...new Set(kinds.values())].join(' and ') || 'features';
  return { read, accepted: counts.panden + counts.verblijfsobjecten, what };
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
  const file = feature.layer === null ? path : `${path} > ${feature.layer}`;
  context.rejects.add({ file, position: feature.number, id, reason });
}
