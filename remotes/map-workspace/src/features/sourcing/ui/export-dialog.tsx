import { call } from '@kavel/api-client';
import {
  type Candidate,
  type SourcingQuestion,
  sourcingApi,
  sourcingLimits,
} from '@kavel/contracts/sourcing';
import { bus } from '@kavel/event-bus';
import { exportFile } from '@kavel/files';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { useMutation } from '@kavel/query';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { type FileKind, writeFile } from '../../../common/write-file';
import { useTexts } from '../i18n';
import { type ExportWords, exportHeaders, exportRow } from '../model/export-table';

/** Most candidates of one file. */
const exportLimit = 2_000;

export interface ExportDialogProps {
  question: SourcingQuestion;
  total: number;
  snapshot: string;
  onClose: () => void;
}

/** The ranking as a file that also says what was asked. */
export default function ExportDialog({ question, total, snapshot, onClose }: ExportDialogProps) {
  const t = useTexts();
  const { number, date } = useFormats();
  const [kind, setKind] = useState<FileKind>('xlsx');
  const [done, setDone] = useState(0);
  const wanted = Math.min(total, exportLimit);
  const words: ExportWords = {
    column: key => t(key),
    signal: key => t(`signals.${key}`),
    use: key => t(`functions.${key}`),
  };
  const making = useMutation({
    mutationFn: async () => {
      const found: Candidate[] = [];
      let cursor: string | null = null;
      do {
        const limit = Math.min(sourcingLimits.page, wanted - found.length);
        const body: SourcingQuestion = { ...question, limit, ...(cursor === null ? {} : { cursor }) };
        const page = await call(sourcingApi.sourcingData, { body });
        found.push(...page.candidates);
        cursor = page.next;
        setDone(found.length);
      } while (cursor !== null && found.length < wanted);
      const today = new Date().toISOString().slice(0, 10);
      const content = await writeFile({
        kind,
        head: {
          headers: exportHeaders(words),
          about: [
            { name: 'Kavel', value: t('title') },
            { name: t('fileDate'), value: date(today) },
            { name: t('strategy'), value: t(`strategies.${question.strategy ?? 'mixed'}`) },
            { name: t('fileLink'), value: location.href },
          ],
        },
        rows: found.map(candidate => exportRow(candidate, words)),
        sheets: { results: t('sheetCandidates'), filter: t('sheetCriteria') },
      });
      const fileName = fileNameOf([t('title'), today, snapshot], kind);
      await exportFile({ content, fileName, object: 'locator', rows: found.length });
      return found.length;
    },
    onSuccess: rows => {
      bus.publish('toast', { tone: 'success', title: t('exportDone', { n: number(rows) }) });
      onClose();
    },
  });
  const footer = (
    <Button variant="solid" disabled={making.isPending} onClick={() => making.mutate()}>
      {making.isPending ? t('exportBusy', { done: number(done), total: number(wanted) }) : t('exportStart')}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={t('exportTitle')} closeLabel={t('close')} footer={footer}>
      <Stack gap="3">
        <Text>{t('exportIntro', { count: wanted })}</Text>
        {total > exportLimit ? (
          <Notice tone="warning">{t('exportLimit', { n: number(exportLimit) })}</Notice>
        ) : null}
        <Segmented
          label={t('exportFormat')}
          value={kind}
          options={[
            { value: 'xlsx', label: 'Excel (XLSX)' },
            { value: 'csv', label: 'CSV' },
          ]}
          onChange={setKind}
        />
        {making.isError ? <Notice tone="error">{t('exportFailed')}</Notice> : null}
      </Stack>
    </Dialog>
  );
}
