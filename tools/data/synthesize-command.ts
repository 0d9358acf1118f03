import { parseArgs } from 'node:util';
import { SnapshotFiles } from '@kavel/catalogue';
import { synthesize } from '@kavel/demo-data';
import type { CliContext } from './cli-context';

const mostObjects = 50_000_000;

/** Generates fictional objects as test data of any size. Exit code 2 for invalid options. */
export async function synthesizeObjects(args: readonly string[], context: CliContext): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    context.printError(options);
    return 2;
  }
  const started = performance.now();
  const { snapshot } = await synthesize(new SnapshotFiles(context.dataFolder), options);
  const seconds = (performance.now() - started) / 1_000;
  context.print(
    `Snapshot ${snapshot}: ${options.objects} fictional objects in ${seconds.toFixed(1)} s, ` +
      `${Math.round(options.objects / seconds)} a second.`,
  );
  return 0;
}

function readOptions(args: readonly string[]): { objects: number; deals: number; replace: boolean } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        objects: { type: 'string' },
        deals: { type: 'string', default: '0' },
        replace: { type: 'boolean', default: false },
      },
    });
    const objects = Number(values.objects);
    if (!Number.isInteger(objects) || objects < 1 || objects > mostObjects)
      return `How many? For instance: npm run data -- synthesize --objects 100000 (at most ${mostObjects})`;
    const deals = Number(values.deals);
    if (!Number.isInteger(deals) || deals < 0 || deals > 2 * objects)
      return `--deals takes a whole number, at most two for each object (${2 * objects})`;
    return { objects, deals, replace: values.replace };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
