import { inspect, parseArgs } from 'node:util';
import { type Bench, exitCodeOf, type Figure, type Measurement } from './figure';
import { type MachineLoad, watchLoad } from './machine-load';

/** Measurements of an area by name, in order of execution. Loaded on demand. */
const areas: Record<string, () => Promise<Record<string, Measurement>>> = {
  shell: async () => (await import('./shell/index')).shell,
  platform: async () => (await import('./platform/index')).platform,
  locator: async () => (await import('./locator/index')).locator,
  map: async () => (await import('./map/index')).map,
  valuation: async () => (await import('./valuation/index')).valuation,
  scores: async () => (await import('./scores/index')).scores,
  portfolio: async () => (await import('./portfolio/index')).portfolio,
  'travel-time': async () => (await import('./travel-time/index')).travelTime,
  documents: async () => (await import('./documents/index')).documents,
  content: async () => (await import('./content/index')).content,
  '3d': async () => (await import('./three-d/index')).threeD,
};

const usage = `Usage: npm run bench -- <area> [measurement…] [--as-built] [--objects N]

Measures and prints one JSON object to stdout, progress to stderr. Areas: ${Object.keys(areas).join(', ')}`;

class UsageError extends Error {}

const say = (line: string) => console.error(line);

function read(args: string[]): { positionals: string[]; asBuilt: boolean; objects: number } {
  try {
    const options = {
      'as-built': { type: 'boolean', default: false },
      objects: { type: 'string', default: '10000000' },
    } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const objects = Number(values.objects);
    if (!Number.isInteger(objects) || objects < 1) throw new Error('--objects takes a whole number.');
    return { positionals, asBuilt: values['as-built'], objects };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function choose([name = '', ...wanted]: string[]): Promise<[string, Measurement][]> {
  const load = Object.hasOwn(areas, name) ? areas[name] : undefined;
  if (load === undefined) throw new UsageError(name === '' ? '' : `There is no area ${name}.`);
  const measurements = await load();
  const unknown = wanted.filter(one => !Object.hasOwn(measurements, one));
  if (unknown.length > 0) {
    const known = Object.keys(measurements).join(', ');
    throw new UsageError(`${name} has no measurement ${unknown.join(', ')}. It has: ${known}`);
  }
  return Object.entries(measurements).filter(([one]) => wanted.length === 0 || wanted.includes(one));
}

/** A figure with the load of the machine during its measurement. */
interface Measured extends Figure {
  machine: MachineLoad;
}

function described({ name, value, unit, budget, ok, machine }: Measured): string {
  const against = budget === null ? '' : `  (budget ${budget})${ok ? '' : '  MISSED'}`;
  return `  ${name}: ${value} ${unit}${against}  [load ${machine.load}, stolen ${machine.stolenSeconds} s]`;
}

/**
 * Runs every measurement, also after one failed. Resolves with the exit code: 1 when one failed or a budget is missed.
 */
async function measure(
  chosen: [string, Measurement][],
  options: Pick<Bench, 'asBuilt' | 'objects'>,
): Promise<number> {
  const figures: Measured[] = [];
  let brokeDown = false;
  for (const [name, measurement] of chosen) {
    const loadSince = watchLoad();
    say(`\n━━ ${name} (load of the machine ${loadSince().load})`);
    try {
      const measured = await measurement({ say: line => say(`  … ${line}`), ...options });
      const machine = loadSince();
      for (const figure of measured) {
        figures.push({ ...figure, machine });
        say(described({ ...figure, machine }));
      }
    } catch (error) {
      brokeDown = true;
      say(`  ${name} could not be measured: ${inspect(error)}`);
    }
  }
  console.log(JSON.stringify({ figures }));
  return brokeDown ? 1 : exitCodeOf(figures);
}

try {
  const { positionals, ...options } = read(process.argv.slice(2));
  process.exitCode = await measure(await choose(positionals), options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`.trim());
  process.exitCode = 2;
}
