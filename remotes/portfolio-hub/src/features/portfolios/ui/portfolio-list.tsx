import { currentPortfolio, portfolioQueries, useSelection } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { useAskedAction, useSearchParams } from '@kavel/router';
import { Button, EmptyState, Flex, Skeleton, Stack } from '@kavel/ui/core';
import { Checkbox, Input } from '@kavel/ui/forms';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { LoadError } from '../../../common/load-error';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { useTexts } from '../../../i18n';
import { useAllUnitsTexts } from '../../../i18n/all-units';
import { useHubTexts } from '../../../i18n/hub';
import { sharingQueries } from '../api/sharing-queries';
import { searchPortfolios } from '../model/portfolio-search';
import { AllUnits } from './all-units';
import { type Asked, PortfolioDialogs } from './portfolio-dialogs';
import { PortfolioTable } from './portfolio-table';
import { useReversibleChanges } from './use-reversible-changes';

const archiveParameter = 'archive';
const unitsParameter = 'units';

/** The user's portfolios: search, open and edit. The archive is shown on request. */
export function PortfolioList() {
  const t = useTexts();
  const hub = useHubTexts();
  const allUnits = useAllUnitsTexts();
  const [address, setAddress] = useSearchParams();
  const withArchive = address.has(archiveParameter);
  const query = useQuery(withArchive ? sharingQueries.withArchive() : portfolioQueries.list());
  const [asked, setAsked] = useState<Asked | null>(null);
  const { remove, archive } = useReversibleChanges();
  const search = address.get('q') ?? '';
  const currentId = useSelection(currentPortfolio);
  useFollowChanges();
  useAskedAction({ 'new-portfolio': () => setAsked({ kind: 'new' }) });

  const setParameter = (name: string, text: string) =>
    setAddress(
      now => {
        if (text) now.set(name, text);
        else now.delete(name);
        return now;
      },
      { replace: true },
    );

  const newButton = (
    <Button variant="solid" onClick={() => setAsked({ kind: 'new' })}>
      <Plus aria-hidden /> {t('landing.new')}
    </Button>
  );
  const archiveSwitch = (
    <Checkbox
      label={hub('portfolios.showArchived')}
      checked={withArchive}
      onChange={on => setParameter(archiveParameter, on ? '1' : '')}
    />
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
          <>
            <EmptyState
              title={t('landing.emptyTitle')}
              description={t('landing.emptyDescription')}
              action={newButton}
            />
            <Flex justifyContent="center">{archiveSwitch}</Flex>
          </>
        ) : (
          <>
            <Flex gap="4" wrap="wrap" alignItems="center">
              <Input
                type="search"
                width="24rem"
                maxWidth="full"
                aria-label={t('landing.search')}
                placeholder={t('landing.search')}
                value={search}
                onChange={event => setParameter('q', event.target.value)}
              />
              {archiveSwitch}
              <Checkbox
                label={allUnits('show')}
                checked={address.has(unitsParameter)}
                onChange={on => setParameter(unitsParameter, on ? '1' : '')}
              />
            </Flex>
            <PortfolioTable
              portfolios={searchPortfolios(query.data, search)}
              currentId={currentId}
              onRename={portfolio => setAsked({ kind: 'rename', portfolio })}
              onDuplicate={portfolio => setAsked({ kind: 'duplicate', portfolio })}
              onShare={portfolio => setAsked({ kind: 'share', portfolio })}
              onArchive={archive}
              onDelete={remove}
            />
            {address.has(unitsParameter) ? <AllUnits portfolios={query.data} search={search} /> : null}
          </>
        )}
      </Stack>
      {asked ? <PortfolioDialogs asked={asked} onClose={() => setAsked(null)} /> : null}
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
