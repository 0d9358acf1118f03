import { fullAddress } from '@kavel/contracts';
import { locatorApi, locatorFilterSchema } from '@kavel/contracts/locator';
import { marketAlertSchema, marketApi } from '@kavel/contracts/market';
import type { WatchableSearchKind } from '@kavel/contracts/saved-searches';
import { sourcingApi, sourcingBodySchema } from '@kavel/contracts/sourcing';
import { transactionApi, transactionFilterSchema } from '@kavel/contracts/transactions';
import type { Caller, ServiceClient } from '@kavel/service-kit';
import type { Criteria } from '../rules/criteria';
import { alertSpan, marketMoves } from '../rules/market-moves';
import type { FreshLook } from '../rules/new-results';

/** What a search finds now, with the name of each id. */
export interface Found extends FreshLook {
  names: ReadonlyMap<string, string>;
}

/** Most ids that are compared. */
const most = { locator: 500, transactions: 500, sourcing: 200 };

/** Asks as the page does, with the rights of the caller. Throws what the service answers. */
export function look(
  realEstateData: ServiceClient,
  kind: WatchableSearchKind,
  criteria: Criteria,
  caller: Caller,
): Promise<Found> {
  return looks[kind](realEstateData, criteria, caller);
}

const looks: Record<
  WatchableSearchKind,
  (client: ServiceClient, criteria: Criteria, caller: Caller) => Promise<Found>
> = {
  async locator(client, criteria, caller) {
    const filter = locatorFilterSchema.parse(criteria);
    const body = { ...filter, limit: most.locator };
    const { count, objects } = await client.call(locatorApi.locator, { body }, caller);
    return found(
      count,
      false,
      objects.map(object => [object.objectId, fullAddress(object)]),
    );
  },
  async transactions(client, criteria, caller) {
    const body = { filter: transactionFilterSchema.parse(criteria), limit: most.transactions };
    const { count, transactions } = await client.call(transactionApi.transactions, { body }, caller);
    return found(
      count,
      true,
      transactions.map(({ id, address }) => [id, address]),
    );
  },
  async sourcing(client, criteria, caller) {
    const body = { ...sourcingBodySchema.parse(criteria), limit: most.sourcing };
    const { total, candidates } = await client.call(sourcingApi.sourcingData, { body }, caller);
    return found(
      total,
      false,
      candidates.map(({ pandId, address }) => [pandId, address]),
    );
  },
  async market(client, criteria, caller) {
    const alert = marketAlertSchema.parse(criteria);
    const span = alertSpan(await client.call(marketApi.marketOverview, {}, caller));
    if (span === null) return found(0, true, []);
    const { areas, grain } = alert;
    const answer = await client.call(marketApi.marketFigures, { body: { areas, grain, ...span } }, caller);
    const moves = marketMoves(answer, alert.atLeast);
    return found(moves.length, true, moves);
  },
};

function found(count: number, newestFirst: boolean, names: [id: string, name: string][]): Found {
  return { count, newestFirst, ids: names.map(([id]) => id), names: new Map(names) };
}
