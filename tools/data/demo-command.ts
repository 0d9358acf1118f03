import { makeDemo } from '../demo/index';
import { printOutcome } from './import-command';
import type { CliContext } from './run-cli';

/** Makes the fictional municipality Kavelstede. */
export async function makeDemoTown({ dataFolder, print }: CliContext): Promise<number> {
  const started = performance.now();
  const outcome = await makeDemo({ dataFolder, report: print });
  printOutcome(outcome, started, print);
  return 0;
}
