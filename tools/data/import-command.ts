import { parseArgs } from 'node:util';
import {
  type ColumnMapping,
  hasMapping,
  type ImportKind,
  type ImportOutcome,
  importKinds,
  loadMapping,
  type PreviewedFile,
  parseMapping,
  previewImport,
  runImport,
  saveMapping,
} from '@kavel/catalogue-import';
import { fictionalData } from '@kavel/demo-data/fictional-data';
import type { CliContext } from './cli-context';

interface ImportArguments {
  kind: ImportKind;
  paths: readonly string[];
  map: readonly string[];
  mapping: string | undefined;
  saveMapping: string | undefined;
  year: number | undefined;
  preview: boolean;
}

/** Exit code 2 for an invalid kind, file or option. */
export async function importFiles(args: readonly string[], context: CliContext): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') {
    context.printError(read);
    return 2;
  }
  const { kind, paths } = read;
  const mapping = await readMapping(read);
  const started = performance.now();
  const { dataFolder, print } = context;
  const jobs = [{ kind, paths, mapping, year: read.year }];
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

/** Kinds whose files may not say of which year they are. */
const yearKinds: readonly ImportKind[] = ['area-figures', 'climate', 'energy-facts', 'measures'];

function readArguments(args: readonly string[]): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true, default: [] },
        mapping: { type: 'string' },
        'save-mapping': { type: 'string' },
        year: { type: 'string' },
        preview: { type: 'boolean', default: false },
      },
    });
    const [kind, ...paths] = positionals;
    const known = importKinds.find(name => name === kind);
    if (!known) return `There is no kind of import "${kind ?? ''}"; there are ${importKinds.join(', ')}.`;
    if (paths.length === 0) return `Which files? For instance: npm run data -- import ${known} path/to/file`;
    const mapsColumns = values.map.length > 0 || values.mapping || values['save-mapping'];
    if (mapsColumns && !hasMapping(known))
      return `A mapping of columns is for customers' own files, not for ${known}.`;
    if (values.year !== undefined && !yearKinds.includes(known))
      return `--year is for ${yearKinds.join(', ')}, not for ${known}.`;
    if (values.year !== undefined && !/^(19|20)\d\d$/.test(values.year))
      return `"${values.year}" is no year; for instance: --year 2023`;
    return {
      kind: known,
      paths,
      map: values.map,
      mapping: values.mapping,
      saveMapping: values['save-mapping'],
      year: values.year === undefined ? undefined : Number(values.year),
      preview: values.preview,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `--map` overrides the saved mapping. */
async function readMapping({ kind, map, mapping }: ImportArguments): Promise<ColumnMapping | undefined> {
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
