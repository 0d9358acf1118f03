import { setImmediate } from 'node:timers/promises';
import { allStreets, perSnapshot, type StreetRow } from '@kavel/catalogue';
import { editDistance, forgivenEdits } from './edit-distance';
import { NameIndex } from './name-index';
import { compact, normalise } from './normalise';

const rowsPerBreak = 10_000;

interface IndexedStreet {
  row: StreetRow;
  /** Rank among all streets, to break ties. */
  order: number;
  place: string;
  gemeente: string;
}

export interface StreetHit {
  street: StreetRow;
  /** Zero is an exact match; higher is less similar. */
  score: number;
}

type ScoredName = readonly [name: string, score: number];

/** The streets of a snapshot, cached with it. */
export const streetIndexOf = perSnapshot(async snapshot => StreetIndex.of(await allStreets(snapshot)));

/** Finds streets by name. There are some hundred thousand streets with far fewer distinct names, which are searched. */
export class StreetIndex {
  private readonly names = new NameIndex();
  private readonly byName = new Map<string, IndexedStreet[]>();

  private constructor() {}

  /** Yields to the event loop, so that other requests are answered. */
  static async of(rows: readonly StreetRow[]): Promise<StreetIndex> {
    const index = new StreetIndex();
    const compacted = remembered(compact);
    for (const [order, row] of rows.entries()) {
      if (order % rowsPerBreak === 0) await setImmediate();
      index.add(row, order, compacted);
    }
    index.names.finish();
    return index;
  }

  private add(row: StreetRow, order: number, compacted: (text: string) => string): void {
    const name = compacted(row.straat);
    const place = compacted(row.woonplaats);
    const street = { row, order, place, gemeente: compacted(row.gemeentenaam ?? '') };
    const sameName = this.byName.get(name);
    if (sameName) sameName.push(street);
    else {
      this.byName.set(name, [street]);
      this.names.add(name, normalise(row.straat).split(' '));
    }
  }

  /** Streets with exactly this name, in a place when known. */
  named(straat: string, place: string | null): StreetRow[] {
    const streets = this.byName.get(compact(straat)) ?? [];
    const wanted = compact(place ?? '');
    return streets.filter(street => !wanted || liesIn(street, wanted)).map(({ row }) => row);
  }

  /** Streets with this or a similar name. */
  similar(straat: string, place: string | null, limit: number): StreetRow[] {
    return this.search(
      normalise(straat).split(' '),
      normalise(place ?? '')
        .split(' ')
        .filter(Boolean),
      limit,
    ).map(hit => hit.street);
  }

  /**
   * Streets that start with the words, then those with a word that does, then those with a typo. Without place words,
   * the last words may be the place: `kerkstraat ede`.
   */
  search(words: readonly string[], placeWords: readonly string[], limit: number): StreetHit[] {
    const readings = readingsOf(words, placeWords);
    const found = new FoundStreets(limit);
    for (const ofReading of exactStages) {
      if (found.full) break;
      for (const reading of readings) this.offer(found, ofReading(this.names, reading), reading);
      found.endStage();
    }
    if (found.empty) this.searchNear(readings, found);
    return found.hits;
  }

  private searchNear(readings: readonly Reading[], found: FoundStreets): void {
    const near = readings.flatMap(reading =>
      [...namesNear(this.names, reading)].map(scored => ({ reading, scored })),
    );
    const scores = [...new Set(near.map(({ scored: [, score] }) => score))].sort((a, b) => a - b);
    for (const stage of scores) {
      if (found.full) return;
      for (const { reading, scored } of near) if (scored[1] === stage) this.offer(found, [scored], reading);
      found.endStage();
    }
  }

  private offer(found: FoundStreets, names: Iterable<ScoredName>, reading: Reading): void {
    for (const [name, score] of names) {
      for (const street of this.byName.get(name) ?? []) {
        if (!found.takes(street)) break;
        if (!reading.place || liesIn(street, reading.place)) found.add(street, score);
      }
    }
  }
}

/** The first of all offered streets: by stage, and within a stage in street order. */
class FoundStreets {
  readonly hits: StreetHit[] = [];
  private readonly seen = new Set<IndexedStreet>();
  private stage: { street: IndexedStreet; score: number }[] = [];

  constructor(private readonly limit: number) {}

  get full(): boolean {
    return this.hits.length >= this.limit;
  }

  get empty(): boolean {
    return this.hits.length === 0;
  }

  /** Whether a street of this rank, or any later one, can still be among the results in this stage. */
  takes({ order }: IndexedStreet): boolean {
    const last = this.stage[this.limit - this.hits.length - 1];
    return last === undefined || order < last.street.order;
  }

  add(street: IndexedStreet, score: number): void {
    if (this.seen.has(street)) return;
    this.seen.add(street);
    let at = this.stage.length;
    while (at > 0 && (this.stage[at - 1]?.street.order ?? 0) > street.order) at -= 1;
    this.stage.splice(at, 0, { street, score });
    const dropped = this.stage.splice(this.limit - this.hits.length);
    for (const { street: later } of dropped) this.seen.delete(later);
  }

  endStage(): void {
    this.hits.push(...this.stage.map(({ street, score }) => ({ street: street.row, score })));
    this.stage = [];
  }
}

/** Ways of matching a street, the most certain first. */
const exactStages: readonly ((names: NameIndex, reading: Reading) => Iterable<ScoredName>)[] = [
  (_, { street }) => [[street, 0]],
  (names, { street }) => scoredAll(names.beginningWith(street), 1),
  (names, { words }) => scoredAll(names.withWords(words), 2),
  (names, { street }) => (street.length < 4 ? [] : scoredAll(names.containing(street), 3)),
];

function* scoredAll(names: Iterable<string>, score: number): Generator<ScoredName> {
  for (const name of names) yield [name, score];
}

function* namesNear(names: NameIndex, { street: typed }: Reading): Generator<ScoredName> {
  const limit = forgivenEdits(typed.length);
  if (limit === 0) return;
  for (const name of names.sharingPairs(typed, limit)) {
    const whole = editDistance(typed, name, limit);
    const begun = whole <= limit ? limit + 1 : editDistance(typed, name, limit, true);
    if (whole <= limit) yield [name, 3 + whole];
    else if (begun <= limit) yield [name, 6 + begun];
  }
}

interface Reading {
  street: string;
  words: readonly string[];
  place: string;
}

function readingsOf(words: readonly string[], placeWords: readonly string[]): Reading[] {
  const typed = words.filter(Boolean);
  if (placeWords.length > 0) return [{ street: typed.join(''), words: typed, place: placeWords.join('') }];
  return typed.map((_, index) => {
    const street = typed.slice(0, typed.length - index);
    return { street: street.join(''), words: street, place: typed.slice(typed.length - index).join('') };
  });
}

function liesIn(street: IndexedStreet, place: string): boolean {
  return street.place.startsWith(place) || street.gemeente.startsWith(place);
}

/** Memoises: the same few thousand texts occur repeatedly. */
function remembered(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return text => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
