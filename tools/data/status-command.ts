import {
  CatalogueStore,
  catalogueStatus,
  importedFiles,
  NoSnapshotError,
  SnapshotFiles,
} from '@kavel/catalogue';
import type { CliContext } from './cli-context';

export async function showStatus({ dataFolder, print, printError }: CliContext): Promise<number> {
  const store = new CatalogueStore(dataFolder);
  try {
    const [status, files] = await store.use(async snapshot => [
      await catalogueStatus(snapshot),
      await importedFiles(snapshot),
    ]);
    print(`Snapshot ${status.snapshot}, made ${status.createdAt}, in ${store.files.folder}`);
    print(
      `${status.objects} objects, ${status.panden} panden, ${status.transactions} transactions, ${status.buurten} buurten`,
    );
    for (const { name, objects, fictional, bounds } of status.datasets) {
      const place = bounds.map(degrees => degrees.toFixed(4)).join(', ');
      print(`  ${name}${fictional ? ' (fictional)' : ''}: ${objects} objects within ${place}`);
    }
    print('From these files:');
    for (const { kind, source, importedAt, accepted, rejected } of files) {
      print(`  ${importedAt.toISOString()}  ${kind}  ${source}: ${accepted} in, ${rejected} rejected`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof NoSnapshotError)) throw error;
    printError(error.message);
    return 1;
  } finally {
    store.close();
  }
}

export async function rollBack({ dataFolder, print, printError }: CliContext): Promise<number> {
  const pointer = await new SnapshotFiles(dataFolder).rollBack();
  if (!pointer) {
    printError('There is no snapshot to go back to.');
    return 1;
  }
  print(`Snapshot ${pointer.snapshot} answers again; ${pointer.previous} is kept.`);
  return 0;
}
