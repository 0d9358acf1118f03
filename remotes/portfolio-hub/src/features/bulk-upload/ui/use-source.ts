import type { OwnColumn } from '@kavel/contracts/units';
import { largestFile, type Refusal } from '@kavel/files/reading';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recallColumns, rememberColumns } from '../api/column-memory';
import { type Draft, emptyDraft, loadDraft, saveDraft } from '../api/draft';
import type { ColumnRole } from '../model/columns';
import type { ListSummary, Opened } from '../model/list-book';
import { ListReader } from '../model/list-reader';
import { ofPortfolio, withOwnNames } from '../model/own-names';

export interface RefusedFile {
  file: string;
  reason: Refusal;
}

/** The list to be sent: from text or a file, with the roles of its columns. */
export function useSource(portfolioId: string, own: readonly OwnColumn[]) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...loadDraft(portfolioId), jobId: null }));
  const [list, setList] = useState<ListSummary | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [reading, setReading] = useState(false);
  const reader = useRef<ListReader | null>(null);
  const latest = useRef(0);
  const kept = useRef(false);

  useEffect(() => saveDraft(portfolioId, draft), [portfolioId, draft]);

  /** The latest request wins. */
  const read = useCallback(async (open: (reader: ListReader) => Promise<Opened>): Promise<Opened | null> => {
    latest.current += 1;
    const turn = latest.current;
    setReading(true);
    reader.current ??= ListReader.open();
    const opened = await open(reader.current).catch((error: unknown): Opened => {
      console.error(error);
      reader.current?.close();
      reader.current = null;
      return { kind: 'refused', reason: 'broken' };
    });
    if (turn !== latest.current) return null;
    setReading(false);
    return opened;
  }, []);

  const readText = useCallback(
    async (text: string) => {
      const opened = await read(book => book.openText(text));
      if (opened?.kind === 'list') setList(opened.list);
    },
    [read],
  );

  const openedBefore = useRef(draft.text);
  useEffect(() => {
    if (openedBefore.current.trim() !== '') void readText(openedBefore.current);
    return () => {
      latest.current += 1;
      if (!kept.current) reader.current?.close();
    };
  }, [readText]);

  const writeText = (text: string) => {
    setRefused(null);
    setDraft({ ...emptyDraft, text });
    void readText(text);
  };

  const takeFile = async (file: File) => {
    setRefused(null);
    // Check the size before reading: half a gigabyte would crash the tab.
    if (file.size > largestFile) return setRefused({ file: file.name, reason: 'tooLarge' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const before = reader.current;
    reader.current = ListReader.open();
    const opened = await read(book => book.openFile(bytes));
    if (opened?.kind === 'list') {
      before?.close();
      setDraft({ ...emptyDraft, text: opened.list.text ?? '', fileName: file.name });
      setList(opened.list);
    } else if (opened?.kind === 'refused') {
      reader.current?.close();
      reader.current = before;
      setRefused({ file: file.name, reason: opened.reason });
    }
  };

  const chooseSheet = async (sheet: number) => {
    const opened = await read(book => book.openSheet(sheet));
    if (opened?.kind !== 'list') return;
    setDraft(now => ({ ...now, roles: null }));
    setList(opened.list);
  };

  const setRoles = (roles: readonly ColumnRole[]) => {
    rememberColumns(list?.heading ?? null, roles);
    setDraft(now => ({ ...now, roles }));
  };

  const clear = () => {
    reader.current?.close();
    reader.current = null;
    setDraft(emptyDraft);
    setList(null);
  };

  /** Passes on ownership of the reader: it is still used while the list is sent. */
  const handOver = (): ListReader | null => {
    kept.current = true;
    return reader.current;
  };

  const heading = list?.heading ?? null;
  const chosen = draft.roles ?? recallColumns(heading);
  const roles = chosen ? ofPortfolio(chosen, heading, own) : withOwnNames(list?.roles ?? [], heading, own);
  return {
    draft,
    list,
    roles,
    refused,
    reading,
    writeText,
    takeFile,
    chooseSheet,
    setRoles,
    clear,
    handOver,
  };
}

export type Source = ReturnType<typeof useSource>;
