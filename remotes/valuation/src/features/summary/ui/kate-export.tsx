import { call, valuationQueries } from '@kavel/api-client';
import { type ValuationDetail, valuationApi } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { saveFile } from '@kavel/files';
import { queryOptions, useQuery } from '@kavel/query';
import { Button, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Checkbox, Textarea } from '@kavel/ui/forms';
import { Download } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';

const kateExport = (id: string, withReferences: boolean) =>
  queryOptions({
    queryKey: [...valuationQueries.one(id), 'kate-export', withReferences],
    queryFn: ({ signal }) =>
      call(
        valuationApi.kateExport,
        { params: { id }, query: withReferences ? { include_transactions: 'True' } : {} },
        { signal },
      ),
  });

export interface KateExportProps {
  valuation: ValuationDetail;
  fileName: string;
  onClose: () => void;
}

/** The valuation as text, to view, copy and download. */
export function KateExport({ valuation, fileName, onClose }: KateExportProps) {
  const t = useTexts();
  const [withReferences, setWithReferences] = useState(false);
  const answer = useQuery(kateExport(valuation.id, withReferences));
  const text = answer.data?.text ?? '';

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    bus.publish('toast', { tone: 'success', title: t('kate.copied') });
  };
  const download = () => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName);

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('kate.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button disabled={!answer.data} onClick={() => void copy()}>
            {t('kate.copy')}
          </Button>
          <Button variant="solid" disabled={!answer.data} onClick={download}>
            <Download aria-hidden />
            {t('kate.download')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text fontSize="sm" color="muted">
          {t('kate.intro')}
        </Text>
        <Checkbox label={t('kate.withReferences')} checked={withReferences} onChange={setWithReferences} />
        {answer.isError ? (
          <QueryError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : answer.data ? (
          <Textarea
            readOnly
            rows={18}
            aria-label={t('kate.text')}
            value={text}
            fontFamily="mono"
            fontSize="xs"
          />
        ) : (
          <Skeleton height="20rem" />
        )}
      </Stack>
    </Dialog>
  );
}
