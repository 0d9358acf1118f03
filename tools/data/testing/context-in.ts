import type { CliContext } from '../cli-context';

/** A command line on this data folder that prints nothing and knows no store, but for what is given. */
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
