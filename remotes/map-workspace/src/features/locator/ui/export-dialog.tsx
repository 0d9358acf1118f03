import type { LocatorFilter } from '@kavel/contracts/locator';
import { bus } from '@kavel/event-bus';
import { exportFile } from '@kavel/files';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { type ExportCell, type FileKind, writeFile } from '../../../common/write-file';
import { begunExport } from '../api/begun-export';
import { eachPage } from '../api/each-page';
import { useTexts } from '../i18n';
import { describeFilter, type FilterWords } from '../model/chips';
import { exportHeaders, exportLimit, exportRow } from '../model/export-table';
import type { ResultOrder } from '../model/result-order';
import { useExportWords } from './use-export-words';
import { useLongWork } from './use-long-work';
import { WorkProgress } from './work-progress';

export interface ExportDialogProps {
  filter: LocatorFilter;
  order: ResultOrder;
  count: number;
  snapshot: string;
  words: FilterWords;
  currentYear: number;
  /** A file that a reload interrupted; it is made again at once. */
  begun: FileKind | null;
  onClose: () => void;
}

/** Exports the result as a file that also states the filter. */
export default function ExportDialog(props: ExportDialogProps) {
  const { filter, order, count, snapshot, words, currentYear, begun, onClose } = props;
  const t = useTexts();
  const { number, date } = useFormats();
  const exportWords = useExportWords(words);
  const [kind, setKind] = useState<FileKind>(begun ?? 'xlsx');
  const { state, start, stop } = useLongWork<number>();
  const total = Math.min(count, exportLimit);

  const run = () =>
    start(total, async (signal, onDone) => {
      const rows: ExportCell[][] = [];
      for await (const { objects } of eachPage(filter, order, { most: total, signal })) {
        for (const object of objects) rows.push(exportRow(object, exportWords));
        onDone(rows.length);
      }
      const today = new Date().toISOString().slice(0, 10);
      const asked = describeFilter(filter, words, currentYear);
      const about = [
        { name: 'Kavel', value: t('title') },
        { name: t('fileDate'), value: date(today) },
        { name: t('fileSnapshot'), value: snapshot },
        { name: t('fileCount'), value: `${number(rows.length)} ${t('of', { count })}` },
        ...(asked.length > 0 ? asked : [{ name: t('fileFilter'), value: t('fileAll') }]),
      ];
      const content = await writeFile({
        kind,
        head: { headers: exportHeaders(exportWords), about },
        rows,
        sheets: { results: t('sheetResults'), filter: t('sheetFilter') },
      });
      signal.throwIfAborted();
      const fileName = fileNameOf([t('title'), today, snapshot], kind);
      await exportFile({ content, fileName, object: 'locator', rows: rows.length });
      bus.publish('toast', { tone: 'success', title: t('exportDone', { n: number(rows.length) }) });
      onClose();
      return rows.length;
    });

  const make = async () => {
    begunExport.keep(kind, filter, order);
    await run();
    begunExport.forget();
  };
  const isBegun = useRef(false);
  useEffect(() => {
    if (begun === null || isBegun.current) return;
    isBegun.current = true;
    void make();
  });

  const busy = state.kind === 'busy';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('exportTitle')}
      closeLabel={t('close')}
      footer={
        busy ? (
          <Button onClick={stop}>{t('cancel')}</Button>
        ) : (
          <Button variant="solid" onClick={() => void make()}>
            {t('exportStart')}
          </Button>
        )
      }
    >
      <Stack gap="3">
        <Text>{t('exportIntro', { count: total })}</Text>
        {count > exportLimit ? (
          <Notice tone="warning">{t('exportLimit', { n: number(exportLimit) })}</Notice>
        ) : null}
        {busy ? (
          <WorkProgress
            label={t(state.done >= state.total ? 'exportWriting' : 'exportBusy')}
            done={state.done}
            total={state.total}
            secondsLeft={state.secondsLeft}
          />
        ) : (
          <Segmented
            label={t('exportFormat')}
            value={kind}
            options={[
              { value: 'xlsx', label: 'Excel (XLSX)' },
              { value: 'csv', label: 'CSV' },
            ]}
            onChange={setKind}
          />
        )}
        {state.kind === 'failed' ? <Notice tone="error">{t('exportFailed')}</Notice> : null}
      </Stack>
    </Dialog>
  );
}
