/** Context of a command: data folder, store and output. */
export interface CliContext {
  dataFolder: string;
  /** Address of the store of published snapshots; undefined when not configured. */
  store: string | undefined;
  /** Resolves an address given by the user: a folder is relative to where the command was called. */
  storeAt(address: string): string;
  /** Who publishes and switches, for the history. */
  by: string;
  print(line: string): void;
  printError(line: string): void;
}
