import { portfolioQueries } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { Skeleton, TextLink } from '@kavel/ui/core';
import { useEffect } from 'react';
import { LoadError } from '../../../common/load-error';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { useTexts } from '../../../i18n';
import { currentPortfolio } from '../../portfolios';
import { CheckProgress } from './check-progress';
import { CheckedStep } from './checked-step';
import { DoneStep } from './done-step';
import { LeaveGuard } from './leave-guard';
import { ResultList } from './result-list';
import { SourceStep } from './source-step';
import { useBulkUpload } from './use-bulk-upload';

/** Adds a list of addresses to a portfolio: read, check, mend, add. */
export function BulkUpload({ portfolioId }: { portfolioId: string }) {
  const t = useTexts();
  const query = useQuery(portfolioQueries.detail(portfolioId));
  const known = query.isSuccess;
  useFollowChanges();
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
          {query.data ? <Steps portfolioId={portfolioId} /> : <Skeleton height="20rem" />}
        </>
      )}
    </PageFrame>
  );
}

function Steps({ portfolioId }: { portfolioId: string }) {
  const work = useBulkUpload(portfolioId);
  const { stage, text, results } = work.state;
  return (
    <>
      <LeaveGuard active={text.trim() !== '' && stage !== 'done'} />
      {stage === 'source' ? <SourceStep work={work} /> : null}
      {stage === 'checking' || stage === 'paused' ? (
        <>
          <CheckProgress work={work} />
          {results.length > 0 ? <ResultList results={results} /> : <Skeleton height="24rem" />}
        </>
      ) : null}
      {stage === 'checked' || stage === 'adding' ? <CheckedStep work={work} /> : null}
      {stage === 'done' ? <DoneStep work={work} portfolioId={portfolioId} /> : null}
    </>
  );
}
