import {
  forgetSnapshot,
  prunable,
  pruneStore,
  publishSnapshot,
  pullSnapshot,
  resumePruning,
  rollBackSnapshot,
  switchSnapshot,
} from '@kavel/catalogue/published';
import type { CliContext } from './cli-context';
import { read } from './store-arguments';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const occasion = ({ by }: CliContext) => ({ at: new Date(), by });

/** Uploads a snapshot of this data folder to the store and makes it live; with `--again` repairs one that is there. */
export async function publish(args: readonly string[], context: CliContext): Promise<number> {
  const { store, files, words, again } = read(args, context, 'publish [snapshot] [--again]', 0, 1);
  const options = { ...occasion(context), id: words[0], again, report: context.print };
  const done = await publishSnapshot(store, files, options);
  const after = done.before === null || done.before === done.id ? '' : `, after ${done.before}`;
  const live = `Snapshot ${done.id} is live in ${store.place}${after}.`;
  context.print(done.isRepair ? `Snapshot ${done.id} is repaired in ${store.place}.` : live);
  context.print(
    `${megabytes(done.bytes)}, ${megabytes(done.storedBytes)} in the store, of which ${megabytes(done.sentBytes)} were new.`,
  );
  if (done.removing)
    context.print('A removal of old snapshots is not done. Complete it: npm run data -- prune --resume');
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

/** Takes a snapshot out of the store whose file list is lost and which no machine has; with --yes does so. */
export async function forget(args: readonly string[], context: CliContext): Promise<number> {
  const { store, words, yes } = read(args, context, 'forget <snapshot> [--yes]', 1, 1);
  const [id = ''] = words;
  if (!yes) {
    context.print(
      `Would forget ${id} in ${store.place}: only for a snapshot whose list of files is lost and which no machine ` +
        'has. Its pieces go with the next removal of old snapshots. Add --yes to do so.',
    );
    return 0;
  }
  await forgetSnapshot(store, id);
  context.print(
    `Snapshot ${id} is forgotten in ${store.place}. Pieces that only it had go with: npm run data -- prune`,
  );
  return 0;
}

/** Number of newest snapshots that stay unless --keep says another. */
const keptSnapshots = 3;

/** Says which old snapshots of the store would be removed; with --yes removes them. */
export async function prune(args: readonly string[], context: CliContext): Promise<number> {
  const form = 'prune [--keep N] [--yes] [--resume]';
  const { store, keep = keptSnapshots, yes, resume } = read(args, context, form, 0, 0);
  if (!yes && !resume) {
    const { document } = await store.pointer.read();
    const ids = prunable(document, keep);
    const forgotten = (document.forgotten ?? []).map(id => `pieces of ${id}`);
    const all = [...ids, ...forgotten].join(', ');
    context.print(all === '' ? nothingToPrune : `Would remove ${all}. Add --yes to do so.`);
    return 0;
  }
  const done = await (resume ? resumePruning(store) : pruneStore(store, { ...occasion(context), keep }));
  if (done.snapshots.length > 0) {
    const size = `${done.pieces} pieces, ${megabytes(done.bytes)} uncompressed`;
    context.print(`Removed ${done.snapshots.join(', ')}: ${size}.`);
  }
  if (done.unlisted > 0) context.print(`Removed ${done.unlisted} pieces that no published snapshot uses.`);
  if (done.snapshots.length === 0 && done.unlisted === 0) context.print(nothingToPrune);
  return 0;
}

const nothingToPrune = 'There is nothing to remove.';
