import type { StartPortfolio } from '@kavel/contracts/start';

/** The portfolios that totals and what waits are about: examples count only while there is nothing else. */
export function counted(portfolios: readonly StartPortfolio[] | null): readonly StartPortfolio[] {
  const all = portfolios ?? [];
  const own = all.filter(({ example }) => !example);
  return own.length > 0 ? own : all;
}
