import type { CliContext } from '../cli-context';

/** A command-line context for this data folder without output and store, except for what is given. */
export function contextIn(dataFolder: string, given: Partial<CliContext> = {}): CliContext {
  return {
    dataFolder,
    store: undefined,
    storeAt: address => address,
    by: 'test',
    print: () => undefined,
    printError: () => undefined,
    ...given,
  };
}
