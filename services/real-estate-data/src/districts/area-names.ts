import { type FoundArea, mostAreasFound, otherNamesOf } from '@kavel/contracts/districts';
import { normalise } from '../suggest/normalise';

/** An area with the words that it is found by. */
export interface NamedArea {
  area: FoundArea;
  /** Its names, that of the register first. */
  names: readonly string[];
  /** Names of the gemeente that it is or is in. */
  places: readonly string[];
}

export function namedArea(area: FoundArea): NamedArea {
  const gemeente = `GM${area.code.slice(2, 6)}`;
  return {
    area,
    names: [area.name, ...otherNamesOf(area.code)].map(normalise),
    places: [area.gemeente, ...otherNamesOf(gemeente)].map(normalise),
  };
}

/**
 * Areas with this code, or with a name that begins like the text or has a word that does; a gemeente also by another name,
 * as Den Haag. A whole name comes first, then the beginning of one; where they are equal, the order stays. "Centrum,
 * Apeldoorn" finds the one of Apeldoorn.
 */
export function areasNamed(all: readonly NamedArea[], text: string): FoundArea[] {
  const [name = '', place = ''] = text.split(',').map(normalise);
  return all
    .map(one => ({ ...one, rank: rankOf(one, name) }))
    .filter(({ places, rank }) => rank < unlike && places.some(known => known.startsWith(place)))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostAreasFound)
    .map(({ area }) => area);
}

/** Rank of no match; 0 is the best. */
const unlike = 3;

function rankOf({ area, names }: NamedArea, wanted: string): number {
  if (wanted === '') return unlike;
  if (area.code.toLowerCase() === wanted) return 0;
  return Math.min(...names.map(words => likeness(words, wanted)));
}

function likeness(words: string, wanted: string): number {
  if (words === wanted) return 0;
  if (words.startsWith(wanted)) return 1;
  return ` ${words}`.includes(` ${wanted}`) ? 2 : unlike;
}
