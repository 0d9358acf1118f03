import type { Snapshot } from '@kavel/catalogue';
import { perSnapshot } from '@kavel/catalogue';
import { districtLevels, type FoundArea, mostAreasFound } from '@kavel/contracts/districts';
import { normalise } from '../suggest/normalise';
import { areasOf } from './districts';

interface Searchable extends FoundArea {
  words: string;
}

const searchables = perSnapshot(async (snapshot): Promise<Searchable[]> => {
  const levels = await Promise.all(districtLevels.map(level => areasOf[level](snapshot)));
  return levels.flatMap(({ level, codes, names, gemeenten, bounds }) =>
    codes.map((code, at) => {
      const name = names[at] ?? '';
      return {
        level,
        code,
        name,
        gemeente: gemeenten[at] ?? '',
        bounds: bounds[at] ?? [3, 50, 8, 54],
        words: normalise(name),
      };
    }),
  );
});

/**
 * Areas with this code, or with a name that begins like the text or has a word that does. A whole name comes first,
 * then the beginning of one; a gemeente before a wijk before a buurt. "Centrum, Apeldoorn" finds the one of Apeldoorn.
 */
export async function searchAreas(snapshot: Snapshot, text: string): Promise<FoundArea[]> {
  const [name = '', place = ''] = text.split(',').map(normalise);
  const all = await searchables(snapshot);
  const found = all
    .map(area => ({ area, rank: rankOf(area, name) }))
    .filter(({ area, rank }) => rank !== null && normalise(area.gemeente).startsWith(place));
  // Sorting keeps the order of the levels where the ranks are equal.
  found.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return found.slice(0, mostAreasFound).map(({ area: { words: _, ...area } }) => area);
}

/** From 0, the best; null for no match. */
function rankOf({ code, words }: Searchable, wanted: string): number | null {
  if (wanted === '') return null;
  if (code.toLowerCase() === wanted || words === wanted) return 0;
  if (words.startsWith(wanted)) return 1;
  return ` ${words}`.includes(` ${wanted}`) ? 2 : null;
}
