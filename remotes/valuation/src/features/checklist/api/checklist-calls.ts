import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { ChecklistAnswerBody, ChecklistItem } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

export const checklistOf = (id: string) =>
  queryOptions({
    queryKey: [...valuationQueries.one(id), 'checklist'],
    queryFn: ({ signal }) => call(valuationApi.getChecklist, { params: { id } }, { signal }),
  });

export const answerItem = (id: string, item: ChecklistItem, body: ChecklistAnswerBody) =>
  call(valuationApi.answerChecklist, { params: { id, item }, body });

export const confirmItem = (id: string, item: ChecklistItem, confirmed: boolean) =>
  call(valuationApi.confirmChecklist, { params: { id, item }, body: { confirmed } });
