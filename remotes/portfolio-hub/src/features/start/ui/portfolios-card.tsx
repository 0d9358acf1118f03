import type { Start, StartPortfolio } from '@kavel/contracts/start';
import type { UseQueryResult } from '@kavel/query';
import { Card, SectionTitle, VisuallyHidden } from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import { useStartTexts } from '../../../i18n/start';
import { CardError, CardSkeleton } from './card-states';
import { StartFigures } from './start-figures';
import { usePortfolioColumns } from './use-portfolio-columns';

/** The user's portfolios with value, change and what is missing, below their sums. */
export function PortfoliosCard({ start }: { start: UseQueryResult<Start> }) {
  const t = useStartTexts();
  return (
    <Card
      aria-label={t('portfolios.title')}
      display="flex"
      flexDirection="column"
      minWidth="0"
      overflow="hidden"
      data-tour="portfolios"
    >
      <VisuallyHidden asChild>
        <SectionTitle>{t('portfolios.title')}</SectionTitle>
      </VisuallyHidden>
      {start.error ? (
        <CardError error={start.error} onRetry={() => void start.refetch()} />
      ) : start.data?.portfolios ? (
        <Portfolios portfolios={start.data.portfolios} />
      ) : (
        <CardSkeleton label={t('portfolios.loading')} />
      )}
    </Card>
  );
}

function Portfolios({ portfolios }: { portfolios: readonly StartPortfolio[] }) {
  const t = useStartTexts();
  const columns = usePortfolioColumns(portfolios);
  return (
    <>
      <StartFigures portfolios={portfolios} />
      <DataTable
        label={t('portfolios.title')}
        columns={columns}
        rows={portfolios}
        rowKey={({ id }) => id}
        maxHeight="22rem"
      />
    </>
  );
}
