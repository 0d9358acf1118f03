import { call } from '@kavel/api-client';
import { type DocumentLookBody, documentLookApi } from '@kavel/contracts/reports';
import { queryOptions } from '@kavel/query';

export const documentLookQuery = () =>
  queryOptions({
    queryKey: ['document-look'],
    queryFn: ({ signal }) => call(documentLookApi.getDocumentLook, {}, { signal }),
  });

export function saveDocumentLook(body: DocumentLookBody) {
  return call(documentLookApi.saveDocumentLook, { body });
}
