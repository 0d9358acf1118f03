import type { UnitTable } from '@kavel/contracts/units';
import { valuationOutdated } from '../../portfolios/rules/portfolio-value';
import type { OrganisationScope } from '../../repositories/store';
import { readUnitTable } from '../repositories/unit-table';

/** What values are judged by: an ISO date, and the current snapshot of the data, null when it is not known. */
export interface Today {
  day: string;
  snapshot: string | null;
}

/** The units of a portfolio as columns, with why their values may be outdated. */
export async function readJudgedTable(
  scope: OrganisationScope,
  portfolioId: string,
  { day, snapshot }: Today,
): Promise<UnitTable> {
  const { table, valuation } = await readUnitTable(scope, portfolioId);
  if (valuation === null) return { ...table, valuation };
  const { snapshots: _, modelVersions: __, ...shown } = valuation;
  // A draft can still take what is new.
  const outdated = shown.status === 'approved' ? valuationOutdated(valuation, day, snapshot) : [];
  return { ...table, valuation: { ...shown, outdated } };
}
