import { portfolioQueries, valuationQueries } from '@kavel/api-client';
import type { ValuationListItem } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import { Button, EmptyState, Skeleton, TextLink, useOpened } from '@kavel/ui/core';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { LoadError } from '../../../common/load-error';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { toastError, toastSuccess, toastWithUndo } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useValuationCalls } from '../api/valuation-calls';
import { defaultValuationName, localDay } from '../model/default-name';
import { ValuationDialog } from './valuation-dialog';
import { ValuationTable } from './valuation-table';

/** The valuations of one portfolio. */
export function ValuationList({ portfolioId }: { portfolioId: string }) {
  const t = useTexts();
  const format = useFormats();
  const navigate = useNavigate();
  const calls = useValuationCalls(portfolioId);
  const portfolio = useQuery(portfolioQueries.detail(portfolioId));
  const valuations = useQuery(valuationQueries.list(portfolioId));
  const [creating, setCreating] = useState(false);
  useFollowChanges();
  useOpened(portfolio.data?.name);

  const failed = portfolio.isError ? portfolio : valuations.isError ? valuations : null;
  if (failed) {
    return (
      <PageFrame>
        <LoadError error={failed.error} onRetry={() => void failed.refetch()} subject="portfolio" />
      </PageFrame>
    );
  }

  const create = async (name: string, valueDate: string) => {
    const valuation = await calls.create(name, valueDate);
    navigate(`/valuation/${valuation.id}/buckets`);
  };

  const restore = ({ id, name }: ValuationListItem) =>
    calls
      .restore(id)
      .then(() => toastSuccess(t('landing.restored', { name })))
      .catch((error: unknown) => toastError(t('landing.restoreFailed', { name }), error));

  const remove = (valuation: ValuationListItem) =>
    calls
      .remove(valuation.id)
      .then(() =>
        toastWithUndo(t('landing.deleted', { name: valuation.name }), t('valuations.undoHow'), () => {
          void restore(valuation);
        }),
      )
      .catch((error: unknown) => toastError(t('landing.deleteFailed', { name: valuation.name }), error));

  const isEmpty = portfolio.data?.units.length === 0;
  const newButton = (
    <Button variant="solid" disabled={isEmpty} onClick={() => setCreating(true)}>
      <Plus aria-hidden /> {t('valuations.new')}
    </Button>
  );
  const today = localDay(new Date());

  return (
    <PageFrame>
      <PageHead
        title={t('valuations.title')}
        note={
          portfolio.data ? (
            <TextLink to={`/${portfolioId}/hub`} fontSize="sm">
              {portfolio.data.name}
            </TextLink>
          ) : (
            <Skeleton height="5" width="10rem" />
          )
        }
        actions={valuations.data?.length ? newButton : null}
      />
      {portfolio.isPending || valuations.isPending ? (
        <Skeleton height="12rem" />
      ) : valuations.data?.length ? (
        <ValuationTable valuations={valuations.data} onRemove={valuation => void remove(valuation)} />
      ) : (
        <EmptyState
          title={t('valuations.emptyTitle')}
          description={t(isEmpty ? 'errors.portfolioEmpty' : 'valuations.emptyDescription')}
          action={
            isEmpty ? (
              <TextLink to={`/${portfolioId}/hub`}>{t('valuations.toPortfolio')}</TextLink>
            ) : (
              newButton
            )
          }
        />
      )}
      {creating && portfolio.data ? (
        <ValuationDialog
          initialName={defaultValuationName(portfolio.data.name, today, format)}
          initialDate={today}
          onClose={() => setCreating(false)}
          onSubmit={create}
        />
      ) : null}
    </PageFrame>
  );
}
