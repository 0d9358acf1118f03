import { call } from '@kavel/api-client';
import { type LineResult, portfolioApi } from '@kavel/contracts';

/** Addresses that go to the portfolio in one transaction. */
const chunk = 1_000;

export interface AddProgress {
  done: number;
  added: number;
  /** The lines that did not go in, with what kept them out. */
  others: readonly LineResult[];
}

export const nothingAdded: AddProgress = { done: 0, added: 0, others: [] };

interface AddingWork {
  /** What an earlier round added, when this one goes on from there. */
  soFar: AddProgress;
  signal: AbortSignal;
  onProgress: (progress: AddProgress) => void;
}

/**
 * Adds objects to a portfolio in parts. What was added stays when it is called off between two parts or a part fails.
 */
export async function addResults(
  portfolioId: string,
  parts: AsyncIterable<readonly string[]>,
  { soFar, signal, onProgress }: AddingWork,
): Promise<AddProgress> {
  let progress = soFar;
  for await (const ids of parts) {
    for (let from = 0; from < ids.length; from += chunk) {
      signal.throwIfAborted();
      const lines = ids.slice(from, from + chunk).map((text, index) => ({
        line: progress.done + index + 1,
        text,
      }));
      const answer = await call(portfolioApi.addUnitsInBatch, {
        params: { id: portfolioId },
        body: { lines },
      });
      progress = {
        done: progress.done + lines.length,
        added: progress.added + answer.added,
        others: [...progress.others, ...answer.lines.filter(({ outcome }) => outcome !== 'added')],
      };
      onProgress(progress);
    }
  }
  return progress;
}
