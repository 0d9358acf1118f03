import { perSnapshot } from '../store/per-snapshot';
import { allStreets, type StreetRow } from '../store/queries/streets';
import { editDistance, forgivenEdits } from './edit-distance';
import { NameIndex } from './name-index';
import { compact, normalise } from './normalise';

interface IndexedStreet {
  row: StreetRow;
  /** Place in the order of all streets: what ties are settled by. */
  order: number;
  place: string;
  gemeente: string;
}

export interface StreetHit {
  street: StreetRow;
  /** Zero is the street itself; higher is further off. */
  score: number;
}

interface Scored {
  street: IndexedStreet;
  score: number;
}

/** The streets of a snapshot, read once and kept as long as the snapshot. */
export const streetIndexOf = perSnapshot(async snapshot => new StreetIndex(await allStreets(snapshot)));

/** Finds streets by name. There are some hundred thousand, with far fewer names: those are looked through. */
export class StreetIndex {
  private readonly names = new NameIndex();
  private readonly byName = new Map<string, IndexedStreet[]>();

  constructor(rows: readonly StreetRow[]) {
    const compacted = remembered(compact);
    for (const [order, row] of rows.entries()) {
      const name = compacted(row.straat);
      const street = {
        row,
        order,
        place: compacted(row.woonplaats),
        gemeente: compacted(row.gemeentenaam ?? ''),
      };
      const sameName = this.byName.get(name);
      if (sameName) sameName.push(street);
      else {
        this.byName.set(name, [street]);
        this.names.add(name, normalise(row.straat).split(' '));
      }
    }
    this.names.finish();
  }

  /** Streets of exactly this name, in a place when that is known. */
  named(straat: string, place: string | null): StreetRow[] {
    const streets = this.byName.get(compact(straat)) ?? [];
    const wanted = compact(place ?? '');
    return streets.filter(street => !wanted || liesIn(street, wanted)).map(({ row }) => row);
  }

  /** The place people mean when they write this, spelled right or nearly so. */
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
   * Streets that begin like the words, then those with a word that does, then those a typo away. Without place
   * words, the last words may name the place: `kerkstraat ede`.
   */
  search(words: readonly string[], placeWords: readonly string[], limit: number): StreetHit[] {
    const readings = readingsOf(words, placeWords);
    const exact = this.collect(readings, reading => this.namesLike(reading));
    const hits = exact.length > 0 ? exact : this.collect(readings, reading => this.namesNear(reading));
    return hits
      .sort((a, b) => a.score - b.score || a.street.order - b.street.order)
      .slice(0, limit)
      .map(({ street, score }) => ({ street: street.row, score }));
  }

  private collect(
    readings: readonly Reading[],
    namesOf: (reading: Reading) => Iterable<readonly [name: string, score: number]>,
  ): Scored[] {
    const best = new Map<IndexedStreet, number>();
    for (const reading of readings) {
      for (const [name, score] of namesOf(reading)) {
        for (const street of this.byName.get(name) ?? []) {
          if (reading.place && !liesIn(street, reading.place)) continue;
          const known = best.get(street);
          if (known === undefined || score < known) best.set(street, score);
        }
      }
    }
    return [...best].map(([street, score]) => ({ street, score }));
  }

  private *namesLike({ street: typed, words }: Reading): Generator<readonly [string, number]> {
    for (const name of this.names.beginningWith(typed)) yield [name, name === typed ? 0 : 1];
    for (const name of this.names.withWords(words)) yield [name, 2];
    if (typed.length < 4) return;
    for (const name of this.names.containing(typed)) yield [name, 3];
  }

  private *namesNear({ street: typed }: Reading): Generator<readonly [string, number]> {
    const limit = forgivenEdits(typed.length);
    if (limit === 0) return;
    for (const name of this.names.sharingPairs(typed, limit)) {
      const whole = editDistance(typed, name, limit);
      const begun = whole <= limit ? limit + 1 : editDistance(typed, name, limit, true);
      if (whole <= limit) yield [name, 3 + whole];
      else if (begun <= limit) yield [name, 6 + begun];
    }
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

/** Of the same few thousand texts over and over. */
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
