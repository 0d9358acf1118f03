/** An edit affects two bigrams, a swap of two letters three. */
const pairsPerEdit = 3;

/** Street names by prefix, words and bigrams. Names are compact: no spaces. */
export class NameIndex {
  private readonly names: string[] = [];
  private readonly words: [word: string, name: number][] = [];
  private readonly pairs = new Map<string, number[]>();
  private sorted: string[] = [];
  private wordsOf: (readonly string[])[] = [];

  add(name: string, words: readonly string[]): void {
    const number = this.names.push(name) - 1;
    this.wordsOf.push(words);
    for (const word of new Set(words)) this.words.push([word, number]);
    for (const pair of pairsOf(name)) {
      const list = this.pairs.get(pair);
      if (list) list.push(number);
      else this.pairs.set(pair, [number]);
    }
  }

  /** Call after the last name. */
  finish(): void {
    this.sorted = this.names.toSorted(compareText);
    this.words.sort(([a], [b]) => compareText(a, b));
  }

  *beginningWith(beginning: string): Generator<string> {
    for (let at = firstAtLeast(this.sorted, beginning, name => name); at < this.sorted.length; at++) {
      const name = this.sorted[at] ?? '';
      if (!name.startsWith(beginning)) return;
      yield name;
    }
  }

  /** Names that contain, for each of the words, a word starting with it. */
  *withWords(words: readonly string[]): Generator<string> {
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
    for (let at = firstAtLeast(this.words, longest, ([word]) => word); at < this.words.length; at++) {
      const [word, number] = this.words[at] ?? ['', 0];
      if (!word.startsWith(longest)) return;
      const own = this.wordsOf[number] ?? [];
      if (words.every(typed => own.some(one => one.startsWith(typed)))) yield this.names[number] ?? '';
    }
  }

  *containing(part: string): Generator<string> {
    let rarest: number[] | undefined;
    for (const pair of pairsOf(part)) {
      const list = this.pairs.get(pair) ?? [];
      if (!rarest || list.length < rarest.length) rarest = list;
    }
    for (const number of rarest ?? []) {
      const name = this.names[number] ?? '';
      if (name.includes(part)) yield name;
    }
  }

  /** Names that may be within this edit distance, as prefix or whole: they share enough bigrams. */
  *sharingPairs(typed: string, edits: number): Generator<string> {
    const pairs = pairsOf(typed);
    const enough = Math.max(0, pairs.size - pairsPerEdit * edits);
    if (enough === 0) {
      yield* this.names;
      return;
    }
    const shared = new Uint8Array(this.names.length);
    for (const pair of pairs) {
      for (const number of this.pairs.get(pair) ?? []) shared[number] = (shared[number] ?? 0) + 1;
    }
    for (const [number, count] of shared.entries()) if (count >= enough) yield this.names[number] ?? '';
  }
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at++) pairs.add(text.slice(at, at + 2));
  return pairs;
}

function firstAtLeast<Item>(items: readonly Item[], least: string, textOf: (item: Item) => string): number {
  let from = 0;
  let to = items.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = items[middle];
    if (item !== undefined && compareText(textOf(item), least) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** By code unit, consistent with `startsWith`. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
