import type { Portfolio } from '@kavel/contracts';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Portfolios whose name contains every word of the text, ignoring case and accents. */
export function searchPortfolios(portfolios: readonly Portfolio[], text: string): Portfolio[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return portfolios.filter(portfolio => words.every(word => fold(portfolio.name).includes(word)));
}
