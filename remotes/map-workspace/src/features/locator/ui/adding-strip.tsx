import { portfolioQueries } from '@kavel/api-client';
import { useBusEvent } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useQueryClient } from '@kavel/query';
import { Box, Button, Flex, Grid, type GridProps, LinkButton, Notice } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { useEffect, useSyncExternalStore } from 'react';
import { type AddingState, addingWork, isAtWork } from '../api/adding-work';
import { useTexts } from '../i18n';
import { WorkProgress } from './work-progress';

const Strip = (props: GridProps) => (
  <Grid as="section" gap="2" px="3" py="2" borderTopWidth="1px" borderColor="line" {...props} />
);

/** Progress of adding objects to a portfolio, then its outcome until the user has read it. */
export function AddingStrip() {
  const t = useTexts();
  const client = useQueryClient();
  const state = useSyncExternalStore(addingWork.subscribe, addingWork.get);
  useEffect(() => addingWork.goOn(), []);
  useBusEvent('portfolio-changed', () => {
    void client.invalidateQueries({ queryKey: portfolioQueries.all() });
  });
  if (!state) return null;
  return (
    <Strip aria-label={t('addTitle')}>
      {state.problem === null && isAtWork(state) ? <UnderWay {...state} /> : <Ended {...state} />}
    </Strip>
  );
}

function UnderWay({ adding, job }: AddingState) {
  const t = useTexts();
  return (
    <Flex gap="3" alignItems="flex-end">
      <Box flex="1">
        <WorkProgress
          label={t('addBusy', { name: adding.portfolio.name })}
          done={job?.stored ?? 0}
          total={adding.total}
          secondsLeft={job?.secondsLeft ?? null}
        />
      </Box>
      <Button onClick={() => void addingWork.stop()}>{t('addStop')}</Button>
    </Flex>
  );
}

function Ended({ adding, job, problem }: AddingState) {
  const t = useTexts();
  const { number } = useFormats();
  const { id, name } = adding.portfolio;
  const added = job?.counts.added ?? 0;
  const others = (job?.stored ?? 0) - added;
  const done = number(job?.stored ?? 0);
  const said =
    job?.state === 'done' ? null : (problem ?? (job?.state === 'cancelled' ? 'stopped' : 'failed'));
  return (
    <>
      <Flex gap="2" alignItems="flex-start">
        <Box flex="1" role="status">
          <Notice tone={said === null ? (added > 0 ? 'success' : 'info') : 'warning'}>
            {said === null ? null : `${t(`addEnds.${said}`, { done })} `}
            {t('addDone', { count: added, name })}
          </Notice>
        </Box>
        {problem === 'broken' ? null : (
          <Button variant="ghost" size="icon" aria-label={t('addRead')} onClick={addingWork.dismiss}>
            <X aria-hidden />
          </Button>
        )}
      </Flex>
      <Flex gap="2" wrap="wrap" alignItems="center">
        {problem === 'broken' ? (
          <>
            <Button variant="solid" onClick={addingWork.goOn}>
              {t('addGoOn', { n: number(adding.total - (job?.stored ?? 0)) })}
            </Button>
            <Button onClick={() => void addingWork.stop()}>{t('addStop')}</Button>
          </>
        ) : null}
        {added > 0 ? <LinkButton to={`/${id}/hub`}>{t('addOpen')}</LinkButton> : null}
        {others > 0 ? (
          <LinkButton variant="ghost" to={`/${id}/bulk-upload?job=${adding.jobId}`}>
            {t('addOthers', { count: others })}
          </LinkButton>
        ) : null}
      </Flex>
    </>
  );
}
