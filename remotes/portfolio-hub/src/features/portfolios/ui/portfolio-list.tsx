import { portfolioQueries } from '@kavel/api-client';
import type { Portfolio } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useNavigate, useSearchParams } from '@kavel/router';
import { Box, Button, EmptyState, Skeleton, Stack } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { LoadError } from '../../../common/load-error';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { toastError, toastSuccess, toastWithUndo } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { usePortfolioCalls } from '../api/portfolio-calls';
import { searchPortfolios } from '../model/portfolio-search';
import { NameDialog } from './name-dialog';
import { PortfolioTable } from './portfolio-table';

/** What a member sees: his portfolios, to search, open and change. */
export function PortfolioList() {
  const t = useTexts();
  const navigate = useNavigate();
  const calls = usePortfolioCalls();
  const query = useQuery(portfolioQueries.list());
  const [address, setAddress] = useSearchParams();
  const [naming, setNaming] = useState<Portfolio | 'new' | null>(null);
  const search = address.get('q') ?? '';
  useFollowChanges();

  const create = async (name: string) => {
    const portfolio = await calls.create(name);
    navigate(`/${portfolio.id}/hub`);
  };

  const rename = async (portfolio: Portfolio, name: string) => {
    await calls.rename(portfolio.id, name);
    setNaming(null);
    toastSuccess(t('landing.renamed', { name }));
  };

  const restore = (portfolio: Portfolio) =>
    calls
      .restore(portfolio.id)
      .then(() => toastSuccess(t('landing.restored', { name: portfolio.name })))
      .catch((error: unknown) => toastError(t('landing.restoreFailed', { name: portfolio.name }), error));

  const remove = (portfolio: Portfolio) =>
    calls
      .remove(portfolio.id)
      .then(() =>
        toastWithUndo(t('landing.deleted', { name: portfolio.name }), t('landing.undoHow'), () => {
          void restore(portfolio);
        }),
      )
      .catch((error: unknown) => toastError(t('landing.deleteFailed', { name: portfolio.name }), error));

  const newButton = (
    <Button variant="solid" onClick={() => setNaming('new')}>
      <Plus aria-hidden /> {t('landing.new')}
    </Button>
  );

  return (
    <PageFrame>
      <Stack gap="4" width="full" maxWidth="64rem" mx="auto">
        <PageHead title={t('landing.title')} actions={query.data?.length ? newButton : null} />
        {query.isError ? (
          <LoadError error={query.error} onRetry={() => void query.refetch()} subject="portfolio" />
        ) : query.isPending ? (
          <ListSkeleton />
        ) : query.data.length === 0 ? (
          <EmptyState
            title={t('landing.emptyTitle')}
            description={t('landing.emptyDescription')}
            action={newButton}
          />
        ) : (
          <>
            <Box maxWidth="24rem">
              <Input
                type="search"
                aria-label={t('landing.search')}
                placeholder={t('landing.search')}
                value={search}
                onChange={event =>
                  setAddress(event.target.value ? { q: event.target.value } : {}, { replace: true })
                }
              />
            </Box>
            <PortfolioTable
              portfolios={searchPortfolios(query.data, search)}
              onRename={setNaming}
              onDelete={portfolio => void remove(portfolio)}
            />
          </>
        )}
      </Stack>
      {naming === 'new' ? (
        <NameDialog
          title={t('landing.newTitle')}
          submitLabel={t('landing.create')}
          initialName=""
          onClose={() => setNaming(null)}
          onSubmit={create}
        />
      ) : naming ? (
        <NameDialog
          title={t('landing.renameTitle')}
          submitLabel={t('common.save')}
          initialName={naming.name}
          onClose={() => setNaming(null)}
          onSubmit={name => rename(naming, name)}
        />
      ) : null}
    </PageFrame>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton height="control" maxWidth="24rem" />
      <Skeleton height="14rem" />
    </Stack>
  );
}
