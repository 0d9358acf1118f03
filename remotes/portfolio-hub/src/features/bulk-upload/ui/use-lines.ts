import type { BulkLineResult } from '@kavel/contracts/bulk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readLines } from '../api/bulk-calls';

interface Pages {
  lines: readonly BulkLineResult[];
  /** Null after the last page. */
  next: string | null;
}

/**
 * Lines of a list in pages, refetched when `version` changes. The previous lines stay until the first page is loaded.
 */
export function useLines(jobId: string, problemsOnly: boolean, version: string) {
  const [pages, setPages] = useState<Pages | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const reading = useRef<AbortController | null>(null);

  const read = useCallback(
    async (before: Pages | null) => {
      const controller = new AbortController();
      reading.current?.abort();
      reading.current = controller;
      try {
        const page = await readLines(jobId, problemsOnly, before?.next ?? null, controller.signal);
        if (controller.signal.aborted) return;
        setPages({ lines: [...(before?.lines ?? []), ...page.lines], next: page.next });
        setFailure(null);
      } catch (error) {
        if (!controller.signal.aborted) setFailure(error);
      } finally {
        if (reading.current === controller) reading.current = null;
      }
    },
    [jobId, problemsOnly],
  );

  useEffect(() => {
    void version;
    void read(null);
    return () => reading.current?.abort();
  }, [read, version]);

  const more = () => {
    if (pages?.next && reading.current === null) void read(pages);
  };
  const replace = (line: BulkLineResult) =>
    setPages(now => now && { ...now, lines: now.lines.map(old => (old.line === line.line ? line : old)) });

  return { lines: pages?.lines ?? null, failure, more, replace, again: () => void read(null) };
}
