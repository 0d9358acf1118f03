import type { BatchLine } from '@kavel/contracts';
import { useQueryClient } from '@kavel/query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { announcePortfolioChange } from '../../../common/portfolio-changes';
import { addLines, previewLines } from '../api/batch-calls';
import { nextChunk } from '../model/chunks';
import { loadDraft, saveDraft } from '../model/draft';
import { readyLines } from '../model/line-results';
import { composeLines, readList } from '../model/read-list';
import { applyEdits, uploadReducer } from '../model/upload-state';

/** The work of one upload: its state, what can be done with it, and the calls that go on meanwhile. */
export function useBulkUpload(portfolioId: string) {
  const queryClient = useQueryClient();
  const [draft] = useState(() => loadDraft(portfolioId));
  const [state, dispatch] = useReducer(uploadReducer, draft.state);
  const running = useRef<AbortController | null>(null);
  const list = useMemo(() => readList(state.text), [state.text]);
  const roles = state.roles ?? list.roles;
  const lines = useMemo(() => applyEdits(composeLines(list, roles), state.edits), [list, roles, state.edits]);

  useEffect(() => saveDraft(portfolioId, state), [portfolioId, state]);
  useEffect(() => () => running.current?.abort(), []);

  const checkFrom = async (all: readonly BatchLine[], start: number) => {
    const controller = new AbortController();
    running.current = controller;
    try {
      for (let done = start; done < all.length; ) {
        const chunk = nextChunk(all, done);
        const results = await previewLines(portfolioId, chunk, controller.signal);
        if (controller.signal.aborted) return;
        dispatch({ type: 'chunk-checked', results });
        done += chunk.length;
      }
    } catch (failure) {
      if (!controller.signal.aborted) dispatch({ type: 'check-paused', failure });
    }
  };

  const check = () => {
    dispatch({ type: 'check-started', lines });
    void checkFrom(lines, 0);
  };

  const resume = () => {
    dispatch({ type: 'check-resumed' });
    void checkFrom(state.lines, state.results.length);
  };

  const cancel = () => {
    running.current?.abort();
    dispatch({ type: 'check-paused', failure: null });
  };

  /** Checks a mended line by itself; rejects when that does not work. */
  const mend = async (line: number, text: string) => {
    const [result] = await previewLines(portfolioId, [{ line, text }]);
    if (result) dispatch({ type: 'line-mended', result });
    return result;
  };

  const add = async () => {
    dispatch({ type: 'add-started' });
    try {
      const { lines: results } = await addLines(portfolioId, readyLines(state.results));
      dispatch({ type: 'added', results });
      announcePortfolioChange(queryClient, portfolioId);
    } catch (failure) {
      dispatch({ type: 'add-failed', failure });
    }
  };

  const checkAgain = useRef(draft.checked ? check : null);
  useEffect(() => {
    checkAgain.current?.();
    checkAgain.current = null;
  }, []);

  return { state, dispatch, list, roles, lines, check, resume, cancel, mend, add };
}

export type BulkUploadWork = ReturnType<typeof useBulkUpload>;
