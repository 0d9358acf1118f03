import { makeDemo } from '@kavel/demo-data';
import type { CliContext } from './cli-context';
import { printOutcome } from './import-command';

/** Generates the fictional municipality Kavelstede. */
export async function makeDemoTown({ dataFolder, print }: CliContext): Promise<number> {
  const started = performance.now();
  const outcome = await makeDemo({ dataFolder, report: print });
  printOutcome(outcome, started, print);
  return 0;
}
