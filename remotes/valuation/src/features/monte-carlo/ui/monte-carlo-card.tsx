import { isEditable, type ValuationDetail } from '@kavel/contracts';
import { checkedRuns, defaultMonteCarlo, type MonteCarloSettings } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Button, Card, Flex, Notice, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { QueryError } from '../../../common/query-error';
import { useKeptFocus } from '../../../common/use-kept-focus';
import { useTexts } from '../../../i18n';
import { cancelMonteCarlo, monteCarloQuery, startMonteCarlo } from '../api/monte-carlo-calls';
import { Outcome } from './outcome';
import { SettingsDialog } from './settings-dialog';

/** Monte Carlo of the market value by cash flow; asked when opened, which the page address keeps. */
export function MonteCarloCard({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const isOpen = params.get('monte-carlo') === 'open';
  const card = useKeptFocus<HTMLElement>(isOpen);
  const show = () =>
    setParams(
      now => {
        now.set('monte-carlo', 'open');
        return now;
      },
      { replace: true },
    );
  return (
    <Card ref={card} tabIndex={-1} p="4" flexShrink="0" breakInside="avoid">
      <SectionTitle mb="1">{t('monteCarlo.title')}</SectionTitle>
      <Text fontSize="sm" color="muted">
        {t('monteCarlo.intro')}
      </Text>
      {isOpen ? (
        <Simulation valuation={valuation} />
      ) : (
        <Button mt="2" onClick={show}>
          {t('monteCarlo.open')}
        </Button>
      )}
    </Card>
  );
}

function Simulation({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const f = useFormats();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const query = monteCarloQuery(valuation.id);
  const simulation = useQuery(query);
  const keep = {
    onSuccess: (now: typeof simulation.data) => client.setQueryData(query.queryKey, now ?? null),
  };
  const start = useMutation({
    mutationFn: (settings: MonteCarloSettings) => startMonteCarlo(valuation.id, settings),
    ...keep,
  });
  const cancel = useMutation({ mutationFn: () => cancelMonteCarlo(valuation.id), ...keep });
  if (simulation.isError)
    return <QueryError error={simulation.error} onRetry={() => void simulation.refetch()} />;
  if (simulation.isPending) return <Skeleton height="4rem" />;
  const { data } = simulation;
  const failed = start.error ?? cancel.error;
  const progress = t('monteCarlo.progress', {
    done: f.number(data?.done ?? 0),
    total: f.number(checkedRuns),
  });
  return (
    <>
      {failed ? (
        <Notice tone="error" title={t('errors.title')}>
          {errorText(failed, t)}
        </Notice>
      ) : null}
      {data?.state === 'failed' ? <Notice tone="error">{t('monteCarlo.failed')}</Notice> : null}
      {data?.outdated ? <Notice tone="warning">{t('monteCarlo.outdated')}</Notice> : null}
      {data?.state === 'running' ? (
        <Flex gap="3" align="center" mt="2" wrap="wrap">
          <Text fontSize="sm">{progress}</Text>
          <ProgressBar label={progress} fraction={data.done / checkedRuns} />
          <Button disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('monteCarlo.stop')}
          </Button>
        </Flex>
      ) : isEditable(valuation) ? (
        <Button mt="2" variant="solid" disabled={start.isPending} onClick={() => setAsking(true)}>
          {t(data?.result ? 'monteCarlo.again' : 'monteCarlo.begin')}
        </Button>
      ) : data?.result ? null : (
        <Text fontSize="sm">{t('monteCarlo.none')}</Text>
      )}
      {data?.result ? <Outcome valuation={valuation} settings={data.settings} result={data.result} /> : null}
      {asking ? (
        <SettingsDialog
          settings={data?.settings ?? defaultMonteCarlo}
          onClose={() => setAsking(false)}
          onSubmit={settings => {
            setAsking(false);
            start.mutate(settings);
          }}
        />
      ) : null}
    </>
  );
}
