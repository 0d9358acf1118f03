import { call, callForResponse } from '@kavel/api-client';
import { documentBatchApi } from '@kavel/contracts/reports';
import { queryOptions } from '@kavel/query';

/** Milliseconds between two questions while documents are made. */
const askAgainMs = 1_000;

/** The user's batches, followed while one is under way. */
export const batchesQuery = queryOptions({
  queryKey: ['document-batches'],
  queryFn: ({ signal }) => call(documentBatchApi.listDocumentBatches, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(batch => batch.state === 'running') ? askAgainMs : false),
});

/** The ZIP file. Throws like `call`. */
export async function fetchZip(id: string): Promise<Blob> {
  const response = await callForResponse(documentBatchApi.downloadDocumentBatch, { params: { id } });
  return new Blob([await response.arrayBuffer()], { type: 'application/zip' });
}
