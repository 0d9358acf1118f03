import type { ValuationBridge } from '@kavel/contracts';
import { type PriceGrowth, valuationInnerApi } from '@kavel/contracts/valuations';
import { indexOfEvidence, priceGrowth, type TimeIndex } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import type { RouteContext } from '../../common/context';
import type { OrganisationScope } from '../../repositories/store';
import { readResults } from '../../valuations/repositories/results';
import { readDetail } from '../../valuations/repositories/valuation-detail';
import { evidenceOf } from '../repositories/evidence-packs';
import { bridgeOf, typesToAskFor } from '../rules/bridge';
import { type BridgeSide, bridgeSide } from '../rules/bridge-side';

/**
 * Explains the difference between the totals of the valuations `from` and `to`. Prices are indexed by the stored index
 * of each unit; units valued before it was stored use the catalogue's. 404 when either is unknown or of another user.
 */
export async function bridgeBetween(
  { store, realEstateData }: Pick<RouteContext, 'store' | 'realEstateData'>,
  caller: Caller,
  ids: { from: string; to: string },
): Promise<ValuationBridge> {
  const [from, to] = await store.inOrganisation(caller, async scope => [
    await readSide(scope, ids.from),
    await readSide(scope, ids.to),
  ]);
  const dates = { from: from.valuation.valueDate, to: to.valuation.valueDate };
  const kept = await keptIndexes(evidenceOf(store, caller, ids.to));
  const vtwTypes = typesToAskFor(from, to, ({ unit }) => kept.has(unit.id));
  const asked: PriceGrowth =
    vtwTypes.length === 0
      ? {}
      : await realEstateData.call(valuationInnerApi.priceGrowth, { body: { vtwTypes, ...dates } });
  return bridgeOf(from, to, ({ unit, referenceType }) => {
    const index = kept.get(unit.id);
    return index ? priceGrowth(index, dates.from, dates.to) : (asked[referenceType] ?? null);
  });
}

async function readSide(scope: OrganisationScope, id: string): Promise<BridgeSide> {
  return bridgeSide(await readDetail(scope, id), await readResults(scope, id));
}

/** The price index of each unit's valuation; units valued before it was stored are left out. */
async function keptIndexes(packs: ReturnType<typeof evidenceOf>): Promise<ReadonlyMap<string, TimeIndex>> {
  const indexes = new Map<string, TimeIndex>();
  for await (const { unitIds, evidence } of packs) {
    for (const { key, salesOf } of evidence.units) {
      const index = indexOfEvidence(evidence, salesOf);
      if (index && unitIds.has(key)) indexes.set(key, index);
    }
  }
  return indexes;
}
