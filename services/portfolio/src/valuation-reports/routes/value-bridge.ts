import type { ValuationBridge } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import type { OrganisationScope } from '../../repositories/store';
import { readResults } from '../../valuations/repositories/results';
import { readDetail } from '../../valuations/repositories/valuation-detail';
import { bridgeOf } from '../rules/bridge';
import { bridgeSide } from '../rules/bridge-side';
import { explainChange } from './explain-change';
import type { RecomputeContext } from './recompute';

/**
 * Explains the difference between the totals of the valuations `from` and `to`. 404 when either is unknown or of another
 * user.
 */
export async function bridgeBetween(
  context: RecomputeContext,
  caller: Caller,
  ids: { from: string; to: string },
): Promise<ValuationBridge> {
  const [from, to] = await context.store.inOrganisation(caller, async scope => [
    await readSide(scope, ids.from),
    await readSide(scope, ids.to),
  ]);
  return bridgeOf(from, to, await explainChange(context, caller, from.values, to.values));
}

async function readSide(scope: OrganisationScope, id: string) {
  const valuation = await readDetail(scope, id);
  return { valuation, values: bridgeSide(valuation, await readResults(scope, id)) };
}
