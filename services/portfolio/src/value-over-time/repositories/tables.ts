import type { PortfolioYear } from '@kavel/contracts/portfolios';
import type { Owned } from '../../repositories/column-types';

/** What owners enter of their portfolios by year. */
export interface ValueTables {
  portfolio_year: Owned & PortfolioYear & { portfolio_id: string; year: number };
}
