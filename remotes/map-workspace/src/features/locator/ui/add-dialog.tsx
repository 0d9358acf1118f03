import { ApiError, call, portfolioQueries } from '@kavel/api-client';
import { batchLineLimit, portfolioApi } from '@kavel/contracts';
import type { LocatorFilter } from '@kavel/contracts/locator';
import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useQuery, useQueryClient } from '@kavel/query';
import { Button, LinkButton, Notice, Skeleton, Stack } from '@kavel/ui/core';
import { Field, Input, Segmented, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { addResults, nothingAdded } from '../api/add-results';
import { eachPage } from '../api/each-page';
import type { ResultOrder } from '../api/locator-queries';
import { useTexts } from '../i18n';
import type { Selection } from '../model/selection';
import { AddReport } from './add-report';
import { useLongWork } from './use-long-work';
import { WorkProgress } from './work-progress';

const newPortfolio = 'new';
const nameLimit = 120;

export interface AddDialogProps {
  filter: LocatorFilter;
  order: ResultOrder;
  count: number;
  selection: Selection;
  onClose: () => void;
}

interface Target {
  id: string;
  name: string;
}

/** Puts what was ticked, or the whole result, into a portfolio. */
export default function AddDialog({ filter, order, count, selection, onClose }: AddDialogProps) {
  const t = useTexts();
  const { number } = useFormats();
  const client = useQueryClient();
  const portfolios = useQuery(portfolioQueries.list());
  const [what, setWhat] = useState<'selected' | 'all'>(selection.size > 0 ? 'selected' : 'all');
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [target, setTarget] = useState<Target | null>(null);
  const [progress, setProgress] = useState(nothingAdded);
  const { state, start, stop, reset } = useLongWork<void>();

  const where = chosen ?? portfolios.data?.[0]?.id ?? newPortfolio;
  const wanted = what === 'selected' ? selection.size : count;
  const total = Math.min(wanted, batchLineLimit);

  const targetOf = async (): Promise<Target> => {
    const known = portfolios.data?.find(({ id }) => id === where);
    if (known) return known;
    const made = await call(portfolioApi.createPortfolio, { body: { name: name.trim() } });
    // A second try after a failure goes on with the portfolio that was made.
    await client.invalidateQueries({ queryKey: portfolioQueries.all() });
    setChosen(made.id);
    return made;
  };

  const run = () => {
    setProgress(nothingAdded);
    setTarget(null);
    void start(total, async (signal, onDone) => {
      const portfolio = await targetOf();
      setTarget(portfolio);
      try {
        await addResults(portfolio.id, idsOf(signal), {
          signal,
          onProgress: soFar => {
            setProgress(soFar);
            onDone(soFar.done);
          },
        });
      } finally {
        await client.invalidateQueries({ queryKey: portfolioQueries.all() });
        bus.publish('portfolio-changed', { portfolioId: portfolio.id });
      }
    });
  };

  async function* idsOf(signal: AbortSignal): AsyncGenerator<readonly string[]> {
    if (what === 'selected') {
      yield [...selection].slice(0, total);
      return;
    }
    for await (const objects of eachPage(filter, order, { most: total, signal })) {
      yield objects.map(({ objectId }) => objectId);
    }
  }

  const nameTaken =
    state.kind === 'failed' && state.error instanceof ApiError && state.error.code === 'name-taken';
  const choosing = state.kind === 'idle' || nameTaken;
  const ready = where !== newPortfolio || name.trim() !== '';
  const summary = {
    progress,
    name: target?.name ?? '',
    ended: state.kind === 'done' ? 'done' : state.kind === 'stopped' ? 'stopped' : 'failed',
  } as const;

  const footer = choosing ? (
    <Button variant="solid" disabled={!ready || total === 0} onClick={run}>
      {t('addStart')}
    </Button>
  ) : state.kind === 'busy' ? (
    <Button onClick={stop}>{t('addStop')}</Button>
  ) : (
    <>
      <Button variant="ghost" onClick={reset}>
        {t('addAgain')}
      </Button>
      {target ? (
        <LinkButton variant="solid" to={`/${target.id}/hub`}>
          {t('addOpen')}
        </LinkButton>
      ) : null}
    </>
  );

  return (
    <Dialog open onClose={onClose} title={t('addTitle')} closeLabel={t('close')} footer={footer}>
      {choosing ? (
        <Stack gap="3">
          {selection.size > 0 ? (
            <Segmented
              label={t('addWhat')}
              value={what}
              options={[
                { value: 'selected', label: t('addSelected', { count: selection.size }) },
                { value: 'all', label: t('addAll', { count }) },
              ]}
              onChange={setWhat}
            />
          ) : (
            <strong>{t('addAll', { count })}</strong>
          )}
          {wanted > batchLineLimit ? (
            <Notice tone="warning">{t('addLimit', { n: number(batchLineLimit) })}</Notice>
          ) : null}
          {portfolios.isPending ? (
            <Skeleton height="14" />
          ) : (
            <Field label={t('addWhere')}>
              <Select value={where} onChange={event => setChosen(event.target.value)}>
                {portfolios.data?.map(portfolio => (
                  <option key={portfolio.id} value={portfolio.id}>
                    {portfolio.name}
                  </option>
                ))}
                <option value={newPortfolio}>{t('addNew')}</option>
              </Select>
            </Field>
          )}
          {where === newPortfolio && !portfolios.isPending ? (
            <Field label={t('addName')} error={nameTaken ? t('addNameTaken') : null}>
              <Input value={name} maxLength={nameLimit} onChange={event => setName(event.target.value)} />
            </Field>
          ) : null}
        </Stack>
      ) : state.kind === 'busy' ? (
        <WorkProgress
          label={t('addBusy', { name: target?.name ?? name })}
          done={state.done}
          total={state.total}
          secondsLeft={state.secondsLeft}
        />
      ) : (
        <AddReport {...summary} />
      )}
    </Dialog>
  );
}
