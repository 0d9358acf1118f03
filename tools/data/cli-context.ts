/** Where a command finds its data, and whom it tells. */
export interface CliContext {
  dataFolder: string;
  /** Address of the store of published snapshots; undefined: none is named. */
  store: string | undefined;
  /** The address that the user means by this one: a folder is relative to where the command was called. */
  storeAt(address: string): string;
  /** Who publishes and switches, for the record. */
  by: string;
  print(line: string): void;
  printError(line: string): void;
}
