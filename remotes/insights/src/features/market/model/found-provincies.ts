import { otherNamesOf } from '@kavel/contracts/districts';
import type { MarketArea } from '@kavel/contracts/market';

/** Provincies with this code, or with a name of which a word begins like the text; accents do not count. */
export function foundProvincies(provincies: readonly MarketArea[], text: string): MarketArea[] {
  if (text.length < 2) return [];
  const begins = (word: string) =>
    word.slice(0, text.length).localeCompare(text, 'nl', { sensitivity: 'base' }) === 0;
  return provincies.filter(
    ({ code, name }) =>
      code.toLowerCase() === text ||
      [name, ...otherNamesOf(code)].flatMap(one => [one, ...one.split(/[- ]/)]).some(begins),
  );
}
