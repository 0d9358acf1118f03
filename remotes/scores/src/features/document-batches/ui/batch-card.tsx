import { call, errorDetails } from '@kavel/api-client';
import { type DocumentBatch, documentBatchApi } from '@kavel/contracts/reports';
import { saveFile } from '@kavel/files';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { useMutation, useQueryClient } from '@kavel/query';
import { Button, Card, ErrorText, Flex, PlainList, Stack, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { Download } from '@kavel/ui/icons';
import { useDocumentTexts } from '../../documents';
import { batchesQuery, fetchZip } from '../api/batch-calls';
import { useTexts } from '../i18n';
import { fractionOf } from '../model/progress';

const megabyte = 1_000_000;

/** One batch: how far it is, its file, and what was not made. */
export function BatchCard({ batch }: { batch: DocumentBatch }) {
  const t = useTexts();
  const documents = useDocumentTexts();
  const format = useFormats();
  const queries = useQueryClient();
  const params = { id: batch.id };
  const refresh = () => queries.invalidateQueries({ queryKey: batchesQuery.queryKey });
  const cancelling = useMutation({
    mutationFn: () => call(documentBatchApi.cancelDocumentBatch, { params }),
    onSuccess: refresh,
  });
  const removing = useMutation({
    mutationFn: () => call(documentBatchApi.deleteDocumentBatch, { params }),
    onSuccess: refresh,
  });
  const downloading = useMutation({
    mutationFn: async () => saveFile(await fetchZip(batch.id), fileNameOf([batch.name], 'zip')),
  });
  const { state, total, made, failures, bytes, expiresAt } = batch;
  const done = made + failures.length;
  // Of a document that was not made none of its files is there.
  const missed = [...new Map(failures.map(failure => [failure.subject, failure])).values()];
  const [first] = batch.working;
  const stage =
    first === undefined
      ? t(done === total ? 'stages.packing' : 'stages.waiting')
      : t(`stages.${first.stage}`, { done: format.number(first.done), total: format.number(first.total) });
  const error = cancelling.error ?? removing.error ?? downloading.error;
  return (
    <Card p="4">
      <Stack gap="2">
        <Flex gap="3" flexWrap="wrap" justifyContent="space-between">
          <div>
            <Text fontWeight="semibold">{batch.name}</Text>
            <Text fontSize="sm" color="muted">
              {[
                format.moment(batch.createdAt),
                documents(`languages.${batch.language}`),
                ...(batch.template === 'valuation' ? [batch.formats.join(', ').toUpperCase()] : []),
              ].join(' · ')}
            </Text>
          </div>
          <Flex gap="2" alignItems="start">
            {state === 'running' ? (
              <Button disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
                {t('cancel')}
              </Button>
            ) : null}
            {bytes !== null ? (
              <Button variant="solid" disabled={downloading.isPending} onClick={() => downloading.mutate()}>
                <Download aria-hidden />
                {t('download', { size: format.decimal(bytes / megabyte) })}
              </Button>
            ) : null}
            {state !== 'running' ? (
              <Button disabled={removing.isPending} onClick={() => removing.mutate()}>
                {t('remove')}
              </Button>
            ) : null}
          </Flex>
        </Flex>
        {state === 'running' ? <ProgressBar label={batch.name} fraction={fractionOf(batch)} /> : null}
        <Text fontSize="sm" role="status">
          {state === 'running'
            ? [t('progress', { done: format.number(done), total: format.number(total) }), stage].join(' · ')
            : state === 'done'
              ? t('made', { made: format.number(made), total: format.number(total) })
              : t(`ended.${state}`)}
          {bytes !== null && expiresAt ? ` ${t('until', { date: format.date(expiresAt) })}` : ''}
          {state === 'done' && bytes === null ? ` ${t('expired')}` : ''}
        </Text>
        {missed.length > 0 ? (
          <details>
            <summary>{t('failures', { count: missed.length })}</summary>
            <PlainList>
              {missed.map(({ subject, reason }) => (
                <li key={subject}>
                  <Text fontSize="sm">
                    {subject}: {t(`reasons.${reason}`)}
                  </Text>
                </li>
              ))}
            </PlainList>
          </details>
        ) : null}
        {error ? <ErrorText title={errorDetails(error)}>{t('failed')}</ErrorText> : null}
      </Stack>
    </Card>
  );
}
