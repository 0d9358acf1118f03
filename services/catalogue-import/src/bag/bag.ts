import { basename, dirname } from 'node:path';
import { openDataset } from '../build/draft-datasets';
import { firstFreeText, openTexts } from '../build/draft-texts';
import { type PackedBagTable, packedBag } from '../build/packed-bag';
import { PackedWriter } from '../build/packed-writer';
import { readHead } from '../files/read-text';
import type { FileCount, ImportContext, Importer } from '../importer';
import { packedTables } from './bag-runs';
import { mergeBag, objectsWithoutAddress } from './merge-bag';
import { bagRuns } from './shared-runs';

const zipSignature = '504b0304';

/** BAG as GeoPackage, as GeoJSON of the WFS, or as the XML extract, told apart by what is in the files. */
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

const names: Record<PackedBagTable, string> = { pand: 'panden', verblijfsobject: 'verblijfsobjecten' };

async function readBagFeatures(path: string, context: ImportContext): Promise<FileCount> {
  const { builder, fictional } = context;
  const dataset = await openDataset(builder);
  const writers = {
    pand: await PackedWriter.open(builder, 'pand', packedBag.pand, dataset),
    verblijfsobject: await PackedWriter.open(builder, 'verblijfsobject', packedBag.verblijfsobject, dataset),
  };
  const firstText = await firstFreeText(builder);
  const texts = await openTexts(builder);
  const there = new Set<PackedBagTable>();
  const readOf = new Map<string, number>();
  let [read, accepted] = [0, 0];
  try {
    for await (const run of bagRuns({ path, fictional, firstText })) {
      for (const text of run.texts) texts.add(text);
      const before = readOf.get(run.file) ?? 0;
      for (const { position, ...row } of run.rejected)
        context.rejects.add({ ...row, file: run.file, position: before + position });
      readOf.set(run.file, before + run.read);
      for (const table of packedTables)
        for (const rows of run.rows[table]) {
          writers[table].add(rows);
          accepted += rows.count;
          there.add(table);
        }
      if (Math.floor((read + run.read) / 10_000) > Math.floor(read / 10_000))
        context.progress(read + run.read);
      read += run.read;
    }
  } finally {
    texts.close();
    for (const writer of Object.values(writers)) writer.close();
  }
  return { read, accepted, what: [...there].map(table => names[table]).join(' and ') || 'features' };
}
