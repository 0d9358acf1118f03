import type { BatchLine } from '@kavel/contracts';
import { bulkCatalogueApi } from '@kavel/contracts/bulk';
import type { Caller, ServiceClient } from '@kavel/service-kit';
import type { MatchedLines } from '../../bulk/rules/bulk-plan';
import { openLease } from '../rules/new-unit';

const emptyFields = Object.keys(openLease);

/** Lines as the catalogue matches them, with the facts for new units. */
export async function matchObjects(
  realEstateData: ServiceClient,
  asked: { lines: BatchLine[]; candidates?: boolean },
  caller: Caller,
): Promise<MatchedLines> {
  const body = { ...asked, emptyFields };
  const { lines, objects } = await realEstateData.call(bulkCatalogueApi.matchObjects, { body }, caller);
  return { results: lines, json: new Map(objects.map(({ objectId, json }) => [objectId, json])) };
}
