import type { ValuationDetail } from '@kavel/contracts';
import type { OrganisationScope } from '../../repositories/store';
import { listMembers } from './valuation-units';
import { getHead, toValuation } from './valuations';

/** A valuation with its units; facts as frozen at the approval, or the current ones. Throws as `getHead`. */
export async function readDetail(scope: OrganisationScope, id: string): Promise<ValuationDetail> {
  const head = await getHead(scope, id);
  const units = (await listMembers(scope, id)).map(({ unit }) => unit);
  const unitIds = units.map(unit => unit.id);
  return { ...toValuation(head, unitIds), units };
}
