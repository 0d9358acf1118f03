/** Why an import stopped. Nothing of it was applied: the catalogue serves what it served before. */
export class ImportError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'ImportError';
  }
}
