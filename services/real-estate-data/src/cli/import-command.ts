import { makeDemo } from '../demo/index';
import type { ImportKind } from '../import/importer';
import { type ImportOutcome, runImport } from '../import/run-import';
import type { CliContext } from './run-cli';

export async function importFiles(
  kind: ImportKind,
  paths: readonly string[],
  { dataFolder, print }: CliContext,
): Promise<number> {
  const started = performance.now();
  const outcome = await runImport({ dataFolder, jobs: [{ kind, paths }], report: print });
  printOutcome(outcome, started, print);
  return 0;
}

export async function makeDemoTown({ dataFolder, print }: CliContext): Promise<number> {
  const started = performance.now();
  const outcome = await makeDemo({ dataFolder, report: print });
  printOutcome(outcome, started, print);
  return 0;
}

function printOutcome(outcome: ImportOutcome, started: number, print: (line: string) => void): void {
  const { snapshot, files, rejected, rejectedPath, generatedSales } = outcome;
  for (const file of files)
    print(`  ${file.accepted} ${file.what} in, ${file.rejected} rejected: ${file.path}`);
  if (rejectedPath) print(`${rejected} rejected rows with their reasons: ${rejectedPath}`);
  if (generatedSales > 0) {
    print(`sales for ${generatedSales} objects generated, fictional: there are no open Dutch sale prices`);
  }
  print(`Snapshot ${snapshot} is ready after ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
}
