import type { ValuationListItem } from '@kavel/contracts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Valuations in which every word of the text occurs in the name or the portfolio's name. */
export function matching(valuations: readonly ValuationListItem[], text: string): ValuationListItem[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return valuations.filter(({ name, portfolioName }) => {
    const searched = plain(`${name} ${portfolioName}`);
    return words.every(word => searched.includes(word));
  });
}
