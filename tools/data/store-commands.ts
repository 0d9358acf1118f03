import { parseArgs } from 'node:util';
import { SnapshotFiles } from '@kavel/catalogue';
import {
  openSnapshotStore,
  publishSnapshot,
  pullSnapshot,
  rollBackSnapshot,
  type SnapshotStore,
  switchSnapshot,
} from '@kavel/catalogue/published';
import type { CliContext } from './cli-context';
import { UsageError } from './usage-error';

interface Asked {
  store: SnapshotStore;
  files: SnapshotFiles;
  /** Arguments after the command. */
  words: string[];
  again: boolean;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const occasion = ({ by }: CliContext) => ({ at: new Date(), by });

/** Uploads a snapshot of this data folder to the store and makes it live. */
export async function publish(args: readonly string[], context: CliContext): Promise<number> {
  const { store, files, words, again } = read(args, context, 'publish [snapshot] [--again]', 0, 1);
  const options = { ...occasion(context), id: words[0], again, report: context.print };
  const done = await publishSnapshot(store, files, options);
  const after = done.before === null || done.before === done.id ? '' : `, after ${done.before}`;
  context.print(`Snapshot ${done.id} is live in ${store.place}${after}.`);
  context.print(
    `${megabytes(done.bytes)}, ${megabytes(done.storedBytes)} in the store, of which ${megabytes(done.sentBytes)} were new.`,
  );
  return 0;
}

/** Makes the live snapshot of the store the one served here. */
export async function pull(args: readonly string[], context: CliContext): Promise<number> {
  const { store, files } = read(args, context, 'pull', 0, 0);
  const { document } = await store.pointer.read();
  const done = await pullSnapshot(store, files, document, { report: context.print });
  if (done === null) context.print(`Snapshot ${document.live} answers here already.`);
  else {
    const size = `${megabytes(done.bytes)}, ${megabytes(done.downloadedBytes)} of it downloaded`;
    context.print(`Snapshot ${done.id} answers here${done.before ? `, after ${done.before}` : ''}: ${size}.`);
  }
  return 0;
}

/** Makes a published snapshot live. */
export async function switchTo(args: readonly string[], context: CliContext): Promise<number> {
  const { store, words } = read(args, context, 'switch <snapshot>', 1, 1);
  const [id = ''] = words;
  const done = await switchSnapshot(store, id, occasion(context));
  if (done === null) context.print(`Snapshot ${id} is live in ${store.place} already.`);
  else context.print(`Snapshot ${id} is live in ${store.place}${done.from ? `, after ${done.from}` : ''}.`);
  return 0;
}

/** Makes the previously live snapshot of the store live again. */
export async function rollBackStore(args: readonly string[], context: CliContext): Promise<number> {
  const { store } = read(args, context, 'rollback', 0, 0);
  const { from, to } = await rollBackSnapshot(store, occasion(context));
  context.print(`Snapshot ${to} is live in ${store.place} again, after ${from}.`);
  return 0;
}

/** Lists the snapshots of the store, the newest first. */
export async function showPublished(args: readonly string[], context: CliContext): Promise<number> {
  const { store } = read(args, context, 'published', 0, 0);
  const { live, snapshots } = (await store.pointer.read()).document;
  const newestFirst = Object.entries(snapshots).toSorted(([one], [other]) => other.localeCompare(one));
  if (newestFirst.length === 0) context.print(`Nothing is published in ${store.place}.`);
  for (const [id, { createdAt, publishedAt, by, bytes, storedBytes, objects, sources }] of newestFirst) {
    context.print(`${id === live ? '* ' : '  '}${id}${id === live ? '  live' : ''}`);
    context.print(`    made ${createdAt}, published ${publishedAt} by ${by}`);
    context.print(
      `    ${objects} objects, ${megabytes(bytes)}, ${megabytes(storedBytes)} of it in the store`,
    );
    for (const { kind, source, importedAt } of sources)
      context.print(`    ${importedAt}  ${kind}  ${source}`);
  }
  return 0;
}

/** Throws a UsageError for invalid arguments or options, or without a store. */
function read(
  args: readonly string[],
  { dataFolder, store: named, storeAt }: CliContext,
  form: string,
  fewest: number,
  most: number,
): Asked {
  const { values, positionals } = parse(args);
  if (positionals.length < fewest || positionals.length > most || (values.again && !form.includes('--again')))
    throw new UsageError(`That is: npm run data -- ${form} [--store FOLDER|s3://BUCKET/FOLDER]`);
  const address = values.store === undefined ? named : storeAt(values.store);
  if (address === undefined)
    throw new UsageError('Which store? Set KAVEL_CATALOGUE, or add --store FOLDER|s3://BUCKET/FOLDER');
  return {
    store: openSnapshotStore(address),
    files: new SnapshotFiles(dataFolder),
    words: positionals,
    again: values.again,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { store: { type: 'string' }, again: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
