import { call } from '@kavel/api-client';
import { type BatchLine, type LineResult, portfolioApi } from '@kavel/contracts';

/** What a batch would do with these lines; changes nothing. */
export async function previewLines(
  portfolioId: string,
  lines: readonly BatchLine[],
  signal?: AbortSignal,
): Promise<LineResult[]> {
  const input = { params: { id: portfolioId }, body: { lines: [...lines] } };
  const { lines: results } = await call(portfolioApi.previewBatch, input, { signal });
  return results;
}

/** Adds the lines in one transaction: all that can go in, or nothing when the call fails. */
export function addLines(
  portfolioId: string,
  lines: readonly BatchLine[],
): Promise<{ added: number; lines: LineResult[] }> {
  return call(portfolioApi.addUnitsInBatch, { params: { id: portfolioId }, body: { lines: [...lines] } });
}
