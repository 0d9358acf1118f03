import type { ProjectImportPreview } from '@kavel/contracts/projects';
import { projectImportLimit } from '@kavel/contracts/projects';
import { bus } from '@kavel/event-bus';
import { Button, Flex, Notice, Spinner, Stack, Text } from '@kavel/ui/core';
import { Upload } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { useRef, useState } from 'react';
import { previewImport, readFile, startImport } from '../api/project-imports';
import { useProjectCalls } from '../api/use-project-calls';
import { type ColumnChoice, guessColumns, importRows } from '../model/import-columns';
import { EarlierImports } from './earlier-imports';
import { ImportColumns } from './import-columns';
import { ImportPreview } from './import-preview';
import { useProjectWords } from './use-project-words';

const accept =
  '.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Refusal = Extract<Awaited<ReturnType<typeof readFile>>, { kind: 'refused' }>['reason'];

interface Source {
  name: string;
  table: string[][];
  choice: ColumnChoice;
}

/** A file is chosen, its columns are named, its rows are previewed, and then it goes in. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t, number } = useProjectWords();
  const { refresh } = useProjectCalls();
  const input = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [preview, setPreview] = useState<ProjectImportPreview | null>(null);
  const [busy, setBusy] = useState<'reading' | 'checking' | null>(null);
  const [failed, setFailed] = useState(false);
  const rows = source ? importRows(source.table, source.choice) : [];
  const hasKey = source?.choice.issue_key !== undefined;
  const tooMany = rows.length > projectImportLimit;
  const ready = source !== null && hasKey && rows.length > 0 && !tooMany && busy === null;

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy('reading');
    setPreview(null);
    setFailed(false);
    const read = await readFile(file);
    setBusy(null);
    setRefusal(read.kind === 'refused' ? read.reason : null);
    if (read.kind === 'refused') return setSource(null);
    setSource({ name: file.name.slice(0, 120), table: read.rows, choice: guessColumns(read.rows[0] ?? []) });
  };
  const work = async (does: () => Promise<void>) => {
    setBusy('checking');
    setFailed(false);
    await does().catch(() => setFailed(true));
    setBusy(null);
  };
  const name = source?.name ?? '';
  const show = () => work(async () => setPreview(await previewImport({ name, rows })));
  const start = () =>
    work(async () => {
      await startImport({ name, rows });
      bus.publish('toast', { tone: 'success', title: t('import.done', { name }) });
      setSource(null);
      setPreview(null);
      await refresh();
    });

  return (
    <Dialog open wide onClose={onClose} title={t('import.title')} closeLabel={t('close')}>
      <Stack gap="4">
        <Text color="muted">{t('import.intro')}</Text>
        <Flex gap="3" alignItems="center">
          <Button onClick={() => input.current?.click()}>
            <Upload aria-hidden />
            {t('import.choose')}
          </Button>
          {source ? (
            <Text>{t('import.rows', { count: rows.length, n: number(rows.length), file: source.name })}</Text>
          ) : null}
          {busy ? <Spinner label={t(`import.${busy}`)} /> : null}
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            aria-label={t('import.choose')}
            onChange={event => {
              void take(event.target.files?.[0]);
              // The same file can be chosen again after it was mended.
              event.target.value = '';
            }}
          />
        </Flex>
        {refusal ? <Notice tone="error">{t(`import.refusals.${refusal}`)}</Notice> : null}
        {source ? (
          <ImportColumns
            heading={source.table[0] ?? []}
            choice={source.choice}
            onChange={choice => {
              setPreview(null);
              setSource({ ...source, choice });
            }}
          />
        ) : null}
        {source && !hasKey ? <Notice tone="warning">{t('import.keyNeeded')}</Notice> : null}
        {tooMany ? (
          <Notice tone="error">
            {t('import.tooManyRows', { limit: number(projectImportLimit), n: number(rows.length) })}
          </Notice>
        ) : null}
        {preview ? <ImportPreview preview={preview} /> : null}
        {failed ? <Notice tone="error">{t('import.failed')}</Notice> : null}
        {source ? (
          <Flex gap="2" justifyContent="flex-end">
            <Button variant={preview ? 'outline' : 'solid'} disabled={!ready} onClick={() => void show()}>
              {t('import.preview')}
            </Button>
            {preview ? (
              <Button
                variant="solid"
                disabled={!ready || preview.counts.created + preview.counts.updated === 0}
                onClick={() => void start()}
              >
                {t('import.start')}
              </Button>
            ) : null}
          </Flex>
        ) : (
          <EarlierImports />
        )}
      </Stack>
    </Dialog>
  );
}
