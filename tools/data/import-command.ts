import {
  type ColumnMapping,
  hasMapping,
  type ImportOutcome,
  loadMapping,
  type PreviewedFile,
  parseMapping,
  previewImport,
  runImport,
  saveMapping,
} from '@kavel/catalogue-import';
import { fictionalData } from '@kavel/demo-data/fictional-data';
import type { CliContext } from './cli-context';
import { type ImportArguments, readImportArguments } from './import-arguments';

/** Exit code 2 for an invalid kind, file or option. */
export async function importFiles(args: readonly string[], context: CliContext): Promise<number> {
  const read = readImportArguments(args);
  if (typeof read === 'string') {
    context.printError(read);
    return 2;
  }
  const [{ kind }] = read.files;
  const mapping = await readMapping(read);
  const started = performance.now();
  const { dataFolder, print } = context;
  const jobs = read.files.map(files => ({ ...files, mapping, year: read.year }));
  if (read.preview) {
    printPreview(await previewImport({ dataFolder, jobs, report: print }), print);
    return 0;
  }
  const outcome = await runImport({ dataFolder, jobs, fictionalData, report: print });
  printOutcome(outcome, started, context.print);
  if (read.saveMapping && hasMapping(kind)) {
    await saveMapping(kind, read.saveMapping, mapping ?? {});
    context.print(
      `The mapping of columns is kept in ${read.saveMapping}; next time: --mapping ${read.saveMapping}`,
    );
  }
  return 0;
}

/** `--map` overrides the saved mapping. */
async function readMapping({
  files: [{ kind }],
  map,
  mapping,
}: ImportArguments): Promise<ColumnMapping | undefined> {
  if (!hasMapping(kind)) return undefined;
  const saved = mapping ? await loadMapping(kind, mapping) : {};
  return { ...saved, ...parseMapping(kind, map) };
}

/** What would come in, and the first row of each file that would not. */
function printPreview(files: readonly PreviewedFile[], print: (line: string) => void): void {
  for (const { accepted, what, rejected, path, firstRejected } of files) {
    print(`  ${accepted} ${what} would come in, ${rejected} be rejected: ${path}`);
    if (firstRejected) print(`    the first, at ${firstRejected.position}: ${firstRejected.reason}`);
  }
  print('Nothing was changed: this was a preview.');
}

/** Accepted and rejected rows. */
export function printOutcome(outcome: ImportOutcome, started: number, print: (line: string) => void): void {
  const { snapshot, files, rejected, rejectedPath, generatedSales } = outcome;
  for (const file of files)
    print(`  ${file.accepted} ${file.what} in, ${file.rejected} rejected: ${file.path}`);
  if (rejectedPath) print(`${rejected} rejected rows with their reasons: ${rejectedPath}`);
  if (generatedSales > 0) {
    print(`sales for ${generatedSales} objects generated, fictional: there are no open Dutch sale prices`);
  }
  print(`Snapshot ${snapshot} is ready after ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
}
