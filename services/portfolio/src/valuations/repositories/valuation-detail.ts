import type { ValuationDetail } from '@kavel/contracts';
import type { Tenant } from '../../repositories/tenant';
import { listMembers } from './valuation-units';
import { getHead, toValuation } from './valuations';

/** A valuation with its units; their facts as frozen at the approval, or as they are now. Throws as `getHead`. */
export async function readDetail(tenant: Tenant, id: string): Promise<ValuationDetail> {
  const head = await getHead(tenant, id);
  const units = (await listMembers(tenant, id)).map(({ unit }) => unit);
  const unitIds = units.map(unit => unit.id);
  return { ...toValuation(head, unitIds), units };
}
