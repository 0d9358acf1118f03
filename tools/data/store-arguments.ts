import { parseArgs } from 'node:util';
import { SnapshotFiles } from '@kavel/catalogue';
import { openSnapshotStore, type SnapshotStore } from '@kavel/catalogue/published';
import type { CliContext } from './cli-context';
import { UsageError } from './usage-error';

/** What a command on a store was asked to do. */
export interface Asked {
  store: SnapshotStore;
  files: SnapshotFiles;
  /** Arguments after the command. */
  words: string[];
  again: boolean;
  yes: boolean;
  resume: boolean;
  keep: number | undefined;
}

/** Throws a UsageError for invalid arguments, options that `form` does not name, or without a store. */
export function read(
  args: readonly string[],
  { dataFolder, store: named, storeAt }: CliContext,
  form: string,
  fewest: number,
  most: number,
): Asked {
  const { values, positionals } = parse(args);
  const { store, keep, ...flags } = values;
  const isUnknown = (option: string) => !form.includes(`--${option}`);
  const given = Object.entries({ ...flags, keep: keep !== undefined }).filter(([, isGiven]) => isGiven);
  const isWrongKeep = keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep);
  if (
    positionals.length < fewest ||
    positionals.length > most ||
    isWrongKeep ||
    given.some(([option]) => isUnknown(option))
  )
    throw new UsageError(`That is: npm run data -- ${form} [--store FOLDER|s3://BUCKET/FOLDER]`);
  const address = store === undefined ? named : storeAt(store);
  if (address === undefined)
    throw new UsageError('Which store? Set KAVEL_CATALOGUE, or add --store FOLDER|s3://BUCKET/FOLDER');
  return {
    ...flags,
    store: openSnapshotStore(address),
    files: new SnapshotFiles(dataFolder),
    words: positionals,
    keep: keep === undefined ? undefined : Number(keep),
  };
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        store: { type: 'string' },
        keep: { type: 'string' },
        again: flag,
        yes: flag,
        resume: flag,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
