import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { SavedScenario, WhatIfChange } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

export const scenariosOf = (id: string) =>
  queryOptions({
    queryKey: [...valuationQueries.one(id), 'scenarios'],
    queryFn: ({ signal }) => call(valuationApi.listScenarios, { params: { id } }, { signal }),
  });

/** Net values for each change. The key is below that of the cash flow, so that both are invalidated together. */
export const outcomesOf = (id: string, changes: readonly WhatIfChange[]) =>
  queryOptions({
    queryKey: [...valuationQueries.dcf(id).queryKey, 'what-if', changes],
    queryFn: ({ signal }) =>
      call(valuationApi.whatIf, { params: { id }, body: { changes: [...changes] } }, { signal }),
  });

export function saveScenario(
  id: string,
  { id: scenarioId, name, change }: SavedScenario,
): Promise<SavedScenario> {
  return call(valuationApi.saveScenario, { params: { id, scenarioId }, body: { name, change } });
}

export function deleteScenario(id: string, scenarioId: string): Promise<null> {
  return call(valuationApi.deleteScenario, { params: { id, scenarioId } });
}
