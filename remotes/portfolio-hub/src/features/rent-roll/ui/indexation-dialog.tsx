import type { IndexationBody, RentRoll } from '@kavel/contracts/leases';
import { useFormats, useLanguage } from '@kavel/i18n';
import { useMutation, useQuery } from '@kavel/query';
import { Button, Flex, Notice, Spinner, Stack, Text } from '@kavel/ui/core';
import { DateInput, Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { parseFigure } from '../../../common/parse-figure';
import { toastSuccess } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import { previewIndexation, rentRollQueries, useRentRollCalls } from '../api/rent-roll-calls';
import { EarlierRuns } from './earlier-runs';
import { IndexationLines } from './indexation-lines';

/** A run is chosen, previewed lease by lease, applied, and can be undone. */
export function IndexationDialog({ roll, onClose }: { roll: RentRoll; onClose: () => void }) {
  const t = useRentRollTexts();
  const common = useTexts();
  const language = useLanguage();
  const format = useFormats();
  const { portfolioId } = roll;
  const calls = useRentRollCalls(portfolioId);
  const [date, setDate] = useState(() => `${roll.asOf.slice(0, 7)}-01`);
  const [cpi, setCpi] = useState('');
  const [source, setSource] = useState('');
  const runs = useQuery(rentRollQueries.runs(portfolioId));
  const preview = useMutation({ mutationFn: (body: IndexationBody) => previewIndexation(portfolioId, body) });
  const apply = useMutation({
    mutationFn: calls.index,
    onSuccess: ({ totals: { indexed } }) => {
      toastSuccess(t('indexation.applied', { count: indexed, n: format.number(indexed) }));
      preview.reset();
    },
  });

  const percent = parseFigure(cpi, language);
  const cpiProblem = Number.isNaN(percent) ? t('form.problems.number') : null;
  const sourceProblem = percent !== null && source.trim() === '' ? t('indexation.sourceNeeded') : null;
  const body: IndexationBody = {
    date,
    cpi: percent === null ? null : Math.round(percent * 1e4) / 1e6,
    source: percent === null ? null : source.trim(),
  };
  const ready = date !== '' && !cpiProblem && !sourceProblem && !preview.isPending && !apply.isPending;
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      preview.reset();
      apply.reset();
    };
  const failure = preview.error ?? apply.error;

  return (
    <Dialog open wide onClose={onClose} title={t('indexation.title')} closeLabel={t('form.close')}>
      <Stack gap="4">
        <Text color="muted">{t('indexation.intro')}</Text>
        <Flex gap="3" wrap="wrap">
          <Field label={t('indexation.date')}>
            <DateInput value={date} onChange={changed(setDate)} />
          </Field>
          <Field label={t('indexation.cpi')} error={cpiProblem}>
            <Input inputMode="decimal" value={cpi} onChange={event => changed(setCpi)(event.target.value)} />
          </Field>
        </Flex>
        <Text fontSize="sm" color="muted">
          {t('indexation.cpiHint')}
        </Text>
        {percent === null ? null : (
          <Field label={t('indexation.source')} hint={t('indexation.sourceHint')}>
            <Input
              maxLength={120}
              value={source}
              onChange={event => changed(setSource)(event.target.value)}
            />
          </Field>
        )}
        {preview.data ? <IndexationLines preview={preview.data} roll={roll} /> : null}
        {failure ? <Notice tone="error">{common(`errors.${errorKey(failure)}`)}</Notice> : null}
        <Flex gap="2" justifyContent="flex-end" alignItems="center">
          {preview.isPending || apply.isPending ? <Spinner label={t('form.saving')} /> : null}
          <Button
            variant={preview.data ? 'outline' : 'solid'}
            disabled={!ready}
            onClick={() => preview.mutate(body)}
          >
            {t('indexation.preview')}
          </Button>
          {preview.data ? (
            <Button
              variant="solid"
              disabled={!ready || preview.data.totals.indexed === 0}
              onClick={() => apply.mutate(body)}
            >
              {t('indexation.apply')}
            </Button>
          ) : null}
        </Flex>
        {preview.data ? null : <EarlierRuns runs={runs.data ?? []} portfolioId={portfolioId} />}
      </Stack>
    </Dialog>
  );
}
