import type { PastValue, StartPortfolio } from '@kavel/contracts/start';
import { type MissingFact, missingFacts } from '@kavel/contracts/units';
import { accessOf } from '../../portfolios/rules/portfolio-access';
import { portfolioValueOf } from '../../portfolios/rules/portfolio-value';
import { rangeOf } from '../../valuations/repositories/valuations';
import type { PortfolioFactsRow } from '../repositories/portfolio-facts';
import type { PastValueRow, StartValueRow } from '../repositories/portfolio-values';

export interface StartRows {
  facts: readonly PortfolioFactsRow[];
  values: readonly StartValueRow[];
  past: readonly PastValueRow[];
}

/** Today as an ISO date, and the current snapshot of the data; null when it is not known. */
export interface DayOfData {
  today: string;
  snapshot: string | null;
}

/** The portfolios of the start page for this user. */
export function startPortfolios(rows: StartRows, userId: string, day: DayOfData): StartPortfolio[] {
  const values = new Map(rows.values.map(value => [value.portfolioId, value]));
  const past = Map.groupBy(rows.past, ({ portfolioId }) => portfolioId);
  return rows.facts.map(row => {
    const value = values.get(row.id);
    return {
      id: row.id,
      name: row.name,
      example: row.example,
      editable: accessOf(row, userId) !== 'read',
      units: row.units,
      annualRent: row.annualRent,
      withRent: row.withRent,
      missing: { units: row.missing, facts: eachFact(row.missingEach) },
      leases: { units: row.leases, ended: row.leasesEnded, annualRent: row.leasesRent },
      value: value ? valueWithRange(value, row.units, day) : null,
      history: historyUpTo(past.get(row.id) ?? [], value?.valuationId),
    };
  });
}

function valueWithRange(
  row: StartValueRow,
  units: number,
  { today, snapshot }: DayOfData,
): StartPortfolio['value'] {
  const { valuationId, name, status, valueDate, totalValue, covered, left, leftValue, members, changed } =
    row;
  const value = { valuationId, name, status, valueDate, totalValue, units, covered, left, leftValue };
  const counted = {
    ...value,
    added: units - members,
    changed,
    snapshots: row.snapshots,
    modelVersions: row.modelVersions,
  };
  return { ...portfolioValueOf(counted, today, snapshot), ...rangeOf(row) };
}

/** A later valuation that was archived is no longer the value: the history ends with the one that is shown. */
function historyUpTo(past: readonly PastValueRow[], shownId: string | undefined): PastValue[] {
  const shown = past.findIndex(({ valuationId }) => valuationId === shownId);
  const points = shown < 0 ? past : past.slice(0, shown + 1);
  return points.map(({ valueDate, totalValue, units }) => ({ valueDate, totalValue, units }));
}

function eachFact(counts: readonly number[]): Record<MissingFact, number> {
  const entries = missingFacts.map((fact, at) => [fact, counts[at] ?? 0]);
  return Object.fromEntries(entries) as Record<MissingFact, number>;
}
