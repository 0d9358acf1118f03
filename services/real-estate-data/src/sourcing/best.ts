/** Where something stands in the ranking. */
export interface Ranked {
  score: number;
  pandId: string;
}

/** Highest score first; equal scores by id, so that pages never overlap. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.pandId < b.pandId ? -1 : a.pandId > b.pandId ? 1 : 0);
}

/** The first `count` after a place of a ranking, without keeping the others: a gemeente has tens of thousands. */
export class Best<Item extends Ranked> {
  private items: Item[] = [];

  constructor(
    private readonly count: number,
    private readonly after: Ranked | null,
  ) {}

  add(item: Item): void {
    if (this.after && compareRanked(this.after, item) >= 0) return;
    this.items.push(item);
    if (this.items.length > 4 * this.count) this.items = this.first();
  }

  first(): Item[] {
    return this.items.toSorted(compareRanked).slice(0, this.count);
  }
}
