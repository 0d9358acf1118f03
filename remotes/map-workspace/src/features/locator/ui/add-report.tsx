import type { LineResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Notice, Stack, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import type { AddProgress } from '../api/add-results';
import { useTexts } from '../i18n';

export interface AddReportProps {
  progress: AddProgress;
  name: string;
  ended: 'done' | 'stopped' | 'failed';
}

/** What became of each object: how many went in, and for each other what kept it out. */
export function AddReport({ progress, name, ended }: AddReportProps) {
  const t = useTexts();
  const { number } = useFormats();
  const { added, done, others } = progress;
  const columns: Column<LineResult>[] = [
    { key: 'address', header: t('columns.address'), width: '2fr', cell: line => line.address ?? line.text },
    { key: 'outcome', header: t('addOthers'), width: '1fr', cell: line => t(`outcomes.${line.outcome}`) },
  ];
  return (
    <Stack gap="3">
      {added > 0 || ended === 'done' ? (
        <Notice tone={added > 0 ? 'success' : 'info'}>{t('addDone', { count: added, name })}</Notice>
      ) : null}
      {ended === 'done' ? null : (
        <Notice tone={ended === 'failed' ? 'error' : 'warning'}>
          {t(ended === 'failed' ? 'addFailed' : 'addStopped', { done: number(done) })}
        </Notice>
      )}
      {others.length > 0 ? (
        <>
          <Text fontSize="sm" fontWeight="medium">
            {t('addOthers')}: {number(others.length)}
          </Text>
          <DataTable
            label={t('addOthers')}
            columns={columns}
            rows={others}
            rowKey={({ line }) => String(line)}
            maxHeight="16rem"
            minWidth="18rem"
          />
        </>
      ) : null}
    </Stack>
  );
}
