/** Why an import was aborted. Nothing of it was applied: the catalogue keeps serving the previous data. */
export class ImportError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'ImportError';
  }
}
