/** Where a command finds its data, and whom it tells. */
export interface CliContext {
  dataFolder: string;
  print(line: string): void;
  printError(line: string): void;
}
