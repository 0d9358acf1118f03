import { currentPortfolio, portfolioQueries } from '@kavel/api-client';
import { isUuid } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Skeleton, TextLink, useOpened } from '@kavel/ui/core';
import { useEffect } from 'react';
import { LoadError } from '../../../common/load-error';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { useBulkTexts } from '../../../i18n/bulk';
import { bulkQueries } from '../api/bulk-calls';
import { EarlierLists } from './earlier-lists';
import { JobView } from './job-view';
import { SourceStep } from './source-step';

/** Adds a list of addresses to a portfolio: read, check, correct, add. The active list is in the page address. */
export function BulkUpload({ portfolioId }: { portfolioId: string }) {
  const t = useBulkTexts();
  const query = useQuery(portfolioQueries.detail(portfolioId));
  const known = query.isSuccess;
  useFollowChanges();
  useOpened(query.data?.name);
  useEffect(() => {
    if (known) currentPortfolio.remember(portfolioId);
  }, [known, portfolioId]);

  return (
    <PageFrame>
      {query.isError && !query.data ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} subject="portfolio" />
      ) : (
        <>
          <PageHead
            title={t('upload.title')}
            note={
              query.data ? (
                <TextLink to={`/${portfolioId}/hub`} fontSize="sm">
                  {query.data.name}
                </TextLink>
              ) : (
                <Skeleton height="5" width="10rem" />
              )
            }
          />
          {query.data ? (
            <Steps portfolioId={portfolioId} name={query.data.name} />
          ) : (
            <Skeleton height="20rem" />
          )}
        </>
      )}
    </PageFrame>
  );
}

function Steps({ portfolioId, name }: { portfolioId: string; name: string }) {
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job');
  const show = (id: string | null) => setSearch(id === null ? {} : { job: id });
  if (jobId !== null && isUuid(jobId)) {
    return <Job key={jobId} jobId={jobId} onLeave={() => show(null)} />;
  }
  return (
    <>
      <SourceStep portfolioId={portfolioId} portfolioName={name} onSent={show} />
      <EarlierLists portfolioId={portfolioId} />
    </>
  );
}

function Job({ jobId, onLeave }: { jobId: string; onLeave: () => void }) {
  const query = useQuery(bulkQueries.job(jobId));
  if (query.data) return <JobView job={query.data} onLeave={onLeave} />;
  if (query.isError)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} subject="list" />;
  return <Skeleton height="20rem" />;
}
