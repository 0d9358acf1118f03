import { perSnapshot } from '../store/per-snapshot';
import { allStreets, type StreetRow } from '../store/queries/streets';
import { editDistance, forgivenEdits } from './edit-distance';
import { compact, normalise } from './normalise';

interface IndexedStreet extends StreetRow {
  name: string;
  words: readonly string[];
  place: string;
  gemeente: string;
}

export interface StreetHit {
  street: StreetRow;
  /** Zero is the street itself; higher is further off. */
  score: number;
}

/** The streets of a snapshot, read once and kept as long as the snapshot. */
export const streetIndexOf = perSnapshot(async snapshot => new StreetIndex(await allStreets(snapshot)));

export class StreetIndex {
  private readonly streets: readonly IndexedStreet[];
  private readonly byName = new Map<string, IndexedStreet[]>();

  constructor(rows: readonly StreetRow[]) {
    this.streets = rows.map(row => ({
      ...row,
      name: compact(row.straat),
      words: normalise(row.straat).split(' '),
      place: compact(row.woonplaats),
      gemeente: compact(row.gemeentenaam ?? ''),
    }));
    for (const street of this.streets) {
      const sameName = this.byName.get(street.name);
      if (sameName) sameName.push(street);
      else this.byName.set(street.name, [street]);
    }
  }

  /** Streets of exactly this name, in a place when that is known. */
  named(straat: string, place: string | null): StreetRow[] {
    const streets = this.byName.get(compact(straat)) ?? [];
    const wanted = compact(place ?? '');
    return wanted ? streets.filter(street => liesIn(street, wanted)) : streets;
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
    const exact = this.collect(readings, exactScore);
    const hits = exact.length > 0 ? exact : this.collect(readings, typoScore);
    return hits.sort((a, b) => a.score - b.score).slice(0, limit);
  }

  /** The streets keep their order within a score, so that the same question has the same answer. */
  private collect(
    readings: readonly Reading[],
    scoreOf: (street: IndexedStreet, reading: Reading) => number | null,
  ): StreetHit[] {
    const hits: StreetHit[] = [];
    for (const street of this.streets) {
      let best: number | null = null;
      for (const reading of readings) {
        if (reading.place && !liesIn(street, reading.place)) continue;
        const score = scoreOf(street, reading);
        if (score !== null && (best === null || score < best)) best = score;
      }
      if (best !== null) hits.push({ street, score: best });
    }
    return hits;
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

function exactScore(street: IndexedStreet, { street: typed, words }: Reading): number | null {
  if (street.name === typed) return 0;
  if (street.name.startsWith(typed)) return 1;
  if (words.every(word => street.words.some(own => own.startsWith(word)))) return 2;
  return typed.length >= 4 && street.name.includes(typed) ? 3 : null;
}

function typoScore(street: IndexedStreet, { street: typed }: Reading): number | null {
  const limit = forgivenEdits(typed.length);
  if (limit === 0) return null;
  const whole = editDistance(typed, street.name, limit);
  if (whole <= limit) return 3 + whole;
  const begun = editDistance(typed, street.name, limit, true);
  return begun <= limit ? 6 + begun : null;
}
