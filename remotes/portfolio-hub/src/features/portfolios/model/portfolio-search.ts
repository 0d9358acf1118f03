import type { Portfolio } from '@kavel/contracts';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Portfolios whose name holds every word of the text, whatever the case and the accents. */
export function searchPortfolios(portfolios: readonly Portfolio[], text: string): Portfolio[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return portfolios.filter(portfolio => words.every(word => fold(portfolio.name).includes(word)));
}
