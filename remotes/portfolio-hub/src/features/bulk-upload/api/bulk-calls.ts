import { call, callForResponse } from '@kavel/api-client';
import { type Language, type LineResult, unitApi } from '@kavel/contracts';
import { type BulkJob, type BulkLine, type BulkMode, type BulkUpdates, bulkApi } from '@kavel/contracts/bulk';
import { unitOwnApi } from '@kavel/contracts/units';
import { queryOptions } from '@kavel/query';

const everyMs = 500;

export const bulkQueries = {
  /** Polled while the job is running or may change in another tab. */
  job: (id: string) =>
    queryOptions({
      queryKey: ['bulk-job', id],
      queryFn: ({ signal }) => call(bulkApi.getBulkJob, { params: { id } }, { signal }),
      refetchInterval: ({ state: { data } }) =>
        data === undefined || data.state === 'running' || data.state === 'receiving' ? everyMs : false,
      staleTime: 0,
    }),
  /** The own columns that cells of a list may be of. */
  ownColumns: (portfolioId: string) =>
    queryOptions({
      queryKey: ['own-columns', portfolioId],
      queryFn: ({ signal }) => call(unitOwnApi.listOwnColumns, { params: { id: portfolioId } }, { signal }),
      staleTime: 0,
    }),
  ofPortfolio: (portfolioId: string) =>
    queryOptions({
      queryKey: ['bulk-jobs', portfolioId],
      queryFn: ({ signal }) => call(bulkApi.listBulkJobs, { params: { id: portfolioId } }, { signal }),
      staleTime: 0,
    }),
};

export function createJob(portfolioId: string, name: string, lines: number, parts: number): Promise<BulkJob> {
  return call(bulkApi.createBulkJob, { params: { id: portfolioId }, body: { name, lines, parts } });
}

export async function sendPart(
  id: string,
  part: number,
  lines: BulkLine[],
  signal: AbortSignal,
): Promise<void> {
  await call(bulkApi.putBulkPart, { params: { id, part }, body: { lines } }, { signal });
}

export interface Choices {
  mode: BulkMode;
  /** Absent: facts of addresses already in the portfolio are not changed. */
  updates?: BulkUpdates | undefined;
}

export function startJob(id: string, choices: Choices): Promise<BulkJob> {
  return call(bulkApi.startBulkJob, { params: { id }, body: choices });
}

export function cancelJob(id: string): Promise<BulkJob> {
  return call(bulkApi.cancelBulkJob, { params: { id } });
}

export function readLines(id: string, problemsOnly: boolean, after: string | null, signal?: AbortSignal) {
  const query = {
    outcome: problemsOnly ? ('problems' as const) : undefined,
    after: after ?? undefined,
    limit: 500,
  };
  return call(bulkApi.listBulkLines, { params: { id }, query }, { signal });
}

export function settleLine(id: string, line: number, objectId: string) {
  return call(bulkApi.settleBulkLine, { params: { id, line }, body: { objectId } });
}

/** Match result of a text; changes nothing. */
export async function previewText(portfolioId: string, text: string): Promise<LineResult | undefined> {
  const body = { lines: [{ line: 1, text }] };
  const { lines } = await call(unitApi.previewBatch, { params: { id: portfolioId }, body });
  return lines[0];
}

/** The result file with the outcome of each line. */
export async function fetchResult(id: string, language: Language): Promise<Blob> {
  const response = await callForResponse(bulkApi.bulkResultFile, { params: { id }, query: { language } });
  return new Blob([await response.arrayBuffer()], { type: 'text/csv;charset=utf-8' });
}
