import { portfolioQueries } from '@kavel/api-client';
import { sustainabilityApi } from '@kavel/contracts/sustainability';
import { useQuery } from '@kavel/query';
import { EmptyState, Skeleton } from '@kavel/ui/core';
import { type IndexedAddresses, indicesQuery } from '../api/queries';
import { useTexts } from '../i18n';
import { IndexFailure } from './index-failure';
import { PlanSection } from './plan-section';
import { PortfolioCarbon } from './portfolio-carbon';
import { PortfolioMeasures } from './portfolio-measures';
import { PortfolioSummary } from './portfolio-summary';
import { TaxonomyTable } from './taxonomy-table';

/** The sustainability of all addresses of a portfolio. */
export function PortfolioIndex({ portfolioId }: { portfolioId: string }) {
  const t = useTexts();
  const portfolio = useQuery(portfolioQueries.detail(portfolioId));
  const ids = [...new Set(portfolio.data?.units.map(({ objectId }) => objectId))];
  const indices = useQuery({ ...indicesQuery(ids), enabled: ids.length > 0 });
  if (portfolio.error)
    return (
      <IndexFailure error={portfolio.error} message={undefined} onRetry={() => void portfolio.refetch()} />
    );
  if (indices.error) {
    return (
      <IndexFailure
        error={indices.error}
        message={sustainabilityApi.sustainabilityIndices.defaultError}
        onRetry={() => void indices.refetch()}
      />
    );
  }
  if (portfolio.data && ids.length === 0)
    return <EmptyState title={t('table.none')} description={t('table.noneWhy')} />;
  if (!indices.data) return <Skeleton height="40rem" role="status" aria-label={t('loading')} />;
  return <Sections portfolioId={portfolioId} found={indices.data} />;
}

function Sections({ portfolioId, found }: { portfolioId: string; found: IndexedAddresses }) {
  const details = found.scores.map(score => score.details);
  return (
    <>
      <PortfolioSummary found={found} />
      <PlanSection portfolioId={portfolioId} details={details} />
      <PortfolioMeasures details={details} />
      <PortfolioCarbon portfolioId={portfolioId} details={details} />
      <TaxonomyTable portfolioId={portfolioId} scores={found.scores} />
    </>
  );
}
