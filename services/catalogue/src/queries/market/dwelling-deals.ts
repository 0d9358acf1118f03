import { outsideMarket, type PropertyType } from '@kavel/contracts/transactions';
import type { Snapshot } from '../../snapshot';
import { transactionsOf } from '../../transactions/source';
import { markBits } from '../../transactions/terms';

/** Dwellings on the market: sales whose price says nothing of it are left out. */
export async function dwellingDealsSql(snapshot: Snapshot): Promise<string> {
  const { hasMarks } = await transactionsOf(snapshot);
  return `category = 'wonen'${hasMarks ? ` AND (coalesce(marks, 0) & ${markBits(outsideMarket)}) = 0` : ''}`;
}

const koop: PropertyType = 'koop';

export async function dwellingSalesSql(snapshot: Snapshot): Promise<string> {
  return `property_type = '${koop}' AND ${await dwellingDealsSql(snapshot)}`;
}
