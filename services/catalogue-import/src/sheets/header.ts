import type { Cells } from './cells';

export interface Header {
  positions: ReadonlyMap<string, number>;
  columns: readonly string[];
  width: number;
}

/** Searches for the header, and keeps the most similar line for the error message. */
export class HeaderSearch {
  private first: Cells['lines'][number] | null = null;
  private best: { missing: readonly string[]; cells: readonly string[] } | null = null;

  constructor(
    private readonly required: readonly string[],
    private readonly toColumn: (header: string) => string,
  ) {}

  look(cells: readonly string[]): Header | null {
    this.first ??= [...cells];
    const names = this.columnsOf(cells);
    const positions = new Map(names.map((name, index) => [name, index]));
    const missing = this.required.filter(column => !positions.has(column));
    if (missing.length === 0) return { positions, columns: [...positions.keys()], width: cells.length };
    if (missing.length < (this.best?.missing.length ?? this.required.length)) this.best = { missing, cells };
    return null;
  }

  fits(cells: readonly string[]): boolean {
    const columns = new Set(this.columnsOf(cells));
    return this.required.every(column => columns.has(column));
  }

  describe(): string {
    if (this.best)
      return `its header misses ${this.best.missing.join(', ')}; it has ${shortly(this.best.cells)}`;
    const begin = this.first ? `; it begins with ${shortly(this.first)}` : '';
    return `no header with the columns ${this.required.join(', ')} in its first lines${begin}`;
  }

  private columnsOf(cells: readonly string[]): string[] {
    return cells.map(name => this.toColumn(name.trim()));
  }
}

function shortly(cells: readonly string[]): string {
  return cells.join(', ').slice(0, 300);
}
