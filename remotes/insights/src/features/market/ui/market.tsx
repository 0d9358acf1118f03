import { errorDetails } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { ErrorState, PageTitle, Skeleton, Stack } from '@kavel/ui/core';
import { marketQueries } from '../api/market-queries';
import { useMarketTexts } from '../i18n';
import { monthsOf } from '../model/market-span';
import { Dashboard } from './dashboard';
import { NothingYet } from './nothing-yet';
import { useMarketView } from './use-market-view';

/** The market of areas; what there is no data for says what to import. */
export function Market() {
  const t = useMarketTexts();
  const [view, change] = useMarketView();
  const { data, error, refetch } = useQuery(marketQueries.overview());
  const months = data && monthsOf(data, view.span);
  return (
    <Stack gap="4" minWidth="0">
      <PageTitle>{t('title')}</PageTitle>
      {data && months === null ? <NothingYet /> : null}
      {data && months ? <Dashboard overview={data} months={months} view={view} onChange={change} /> : null}
      {!data && error ? (
        <ErrorState
          title={t('failed')}
          description={t('failedText')}
          retry={{ label: t('retry'), onRetry: () => void refetch() }}
          details={{ label: t('details'), text: errorDetails(error) }}
        />
      ) : null}
      {!data && !error ? <Skeleton height="30rem" role="status" aria-label={t('loading')} /> : null}
    </Stack>
  );
}
