import { parseArgs } from 'node:util';
import { SnapshotFiles } from '@kavel/catalogue';
import { synthesize } from '@kavel/demo-data';
import type { CliContext } from './cli-context';

const mostObjects = 50_000_000;
/** More than there are in the Netherlands. */
const mostBuurten = 20_000;

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

interface Options {
  objects: number;
  deals: number;
  buurten: number;
  replace: boolean;
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        objects: { type: 'string' },
        deals: { type: 'string', default: '0' },
        buurten: { type: 'string', default: '0' },
        replace: { type: 'boolean', default: false },
      },
    });
    const objects = Number(values.objects);
    if (!isWhole(objects, 1, mostObjects))
      return `How many? For instance: npm run data -- synthesize --objects 100000 (at most ${mostObjects})`;
    const deals = Number(values.deals);
    if (!isWhole(deals, 0, 2 * objects))
      return `--deals takes a whole number, at most two for each object (${2 * objects})`;
    const buurten = Number(values.buurten);
    if (!isWhole(buurten, 0, mostBuurten)) return `--buurten takes a whole number, at most ${mostBuurten}`;
    return { objects, deals, buurten, replace: values.replace };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isWhole(number: number, from: number, upTo: number): boolean {
  return Number.isInteger(number) && number >= from && number <= upTo;
}
