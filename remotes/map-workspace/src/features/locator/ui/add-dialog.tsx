import { ApiError, call, portfolioQueries } from '@kavel/api-client';
import { batchLineLimit, portfolioApi } from '@kavel/contracts';
import type { LocatorFilter } from '@kavel/contracts/locator';
import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useQuery, useQueryClient } from '@kavel/query';
import { Button, LinkButton, Notice, Skeleton, Stack } from '@kavel/ui/core';
import { Field, Input, Segmented, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useRef, useState } from 'react';
import { type AddProgress, addResults, nothingAdded } from '../api/add-results';
import { beginning, eachPage, type Place } from '../api/each-page';
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
  const place = useRef(beginning);
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
    place.current = beginning;
    setProgress(nothingAdded);
    setTarget(null);
    add(nothingAdded, targetOf);
  };

  const goOn = () => add(progress, async () => target ?? (await targetOf()));

  const add = (soFar: AddProgress, toTarget: () => Promise<Target>) => {
    const work = async (signal: AbortSignal, onDone: (done: number) => void) => {
      const portfolio = await toTarget();
      setTarget(portfolio);
      try {
        await addResults(portfolio.id, idsOf(soFar.done, signal), {
          soFar,
          signal,
          onProgress: now => {
            setProgress(now);
            onDone(now.done);
          },
        });
      } finally {
        await client.invalidateQueries({ queryKey: portfolioQueries.all() });
        bus.publish('portfolio-changed', { portfolioId: portfolio.id });
      }
    };
    void start(total, work, soFar.done);
  };

  /** From the page on where an earlier round ended, without what that did. */
  async function* idsOf(done: number, signal: AbortSignal): AsyncGenerator<readonly string[]> {
    if (what === 'selected') {
      yield [...selection].slice(done, total);
      return;
    }
    const from = place.current;
    const onPage = (page: Place) => {
      place.current = page;
    };
    for await (const objects of eachPage(filter, order, { most: total, signal, from, onPage })) {
      yield objects.slice(Math.max(0, done - place.current.before)).map(({ objectId }) => objectId);
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

  // A place in a result that is no more cannot be gone on from.
  const resultIsGone =
    state.kind === 'failed' && state.error instanceof ApiError && state.error.code === 'revision-behind';
  const isInterrupted = state.kind === 'stopped' || (state.kind === 'failed' && !resultIsGone);
  const canGoOn = isInterrupted && progress.done < total;
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
      {canGoOn ? (
        <Button variant="solid" onClick={goOn}>
          {t('addGoOn', { n: number(total - progress.done) })}
        </Button>
      ) : null}
      {target ? (
        <LinkButton variant={canGoOn ? 'ghost' : 'solid'} to={`/${target.id}/hub`}>
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
