import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StoreError } from '@kavel/service-kit/published';
import { commands, type Invocation, UsageError, usage } from './command-line';

const root = resolve(import.meta.dirname, '../..');

function read(argumentsGiven: string[]): { name: string; invocation: Invocation } {
  try {
    const { values, positionals } = parseArgs({
      args: argumentsGiven,
      allowPositionals: true,
      options: {
        store: { type: 'string' },
        canary: { type: 'string' },
        host: { type: 'string', multiple: true },
      },
    });
    const [name = '', ...words] = positionals;
    const dataFolder = resolve(root, process.env.KAVEL_DATA || '.kavel');
    const place = storeAddress(values.store, dataFolder);
    const hosts = values.host ?? (process.env.KAVEL_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
    return { name, invocation: { root, dataFolder, place, words, canary: values.canary, hosts } };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Resolves relative paths from the directory where the command was called, because npm changes to the root. */
function storeAddress(option: string | undefined, dataFolder: string): string {
  const remotes = process.env.KAVEL_REMOTES;
  if ((option ?? remotes)?.startsWith('s3://')) return option ?? remotes ?? '';
  if (option !== undefined) return resolve(process.env.INIT_CWD ?? '.', option);
  return remotes ? resolve(root, remotes) : resolve(dataFolder, 'remotes');
}

try {
  const { name, invocation } = read(process.argv.slice(2));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(name === '' ? '' : `There is no command ${name}.`);
  const { parameters, run } = command;
  if (invocation.words.length !== parameters.length) {
    throw new UsageError(`${name} takes ${parameters.map(one => `<${one}>`).join(' ') || 'nothing more'}.`);
  }
  console.log(await run(invocation));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof StoreError)) throw error;
  if (error.message !== '') console.error(error.message);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
