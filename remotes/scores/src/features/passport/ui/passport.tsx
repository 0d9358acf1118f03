import { ApiError, catalogueQueries, errorDetails } from '@kavel/api-client';
import { rememberAddress } from '@kavel/api-client/recent-addresses';
import { hasPermission, useSession } from '@kavel/auth';
import { fullAddress, isBagId, streetAddress } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import {
  Box,
  type BoxProps,
  EmptyState,
  ErrorState,
  Grid,
  type GridProps,
  Skeleton,
  useOpened,
} from '@kavel/ui/core';
import { WhenSeen } from '@kavel/ui/data';
import { lazy, type ReactNode, useEffect } from 'react';
import { failureOf } from '../../../common/scores';
import { useTexts } from '../../../i18n';
import { AddressSearch } from '../../address-search';
import { HoldingsSection } from '../../holdings';
import { SiteSection } from '../../object-site';
import { IndexCard } from '../../sustainability';
import { EstimatePanel } from './estimate-panel';
import { PassportHeader } from './passport-header';
import { ScoreSection } from './score-section';

const RecordSections = lazy(async () => ({ default: (await import('../../object-record')).RecordSections }));
const Facts = lazy(async () => ({ default: (await import('./facts')).Facts }));

const Page = (props: BoxProps) => (
  <Box maxWidth="84rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }} {...props} />
);

const Top = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' }}
    alignItems="end"
    gap="4"
    minHeight="8.25rem"
    {...props}
  />
);

const Columns = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
    alignItems="start"
    gap={{ base: '8', lg: '10' }}
    mt="6"
    {...props}
  />
);

/** Property passport of one address. */
export function Passport({ id, actions }: { id: string; actions?: ReactNode }) {
  const t = useTexts();
  const session = useSession();
  const objectId = isBagId(id) ? id : null;
  const {
    data: object,
    error,
    refetch,
  } = useQuery({
    ...catalogueQueries.object(objectId ?? ''),
    enabled: objectId !== null,
  });
  useOpened(object && streetAddress(object));
  useEffect(() => {
    if (object) rememberAddress({ objectId: object.objectId, address: fullAddress(object) });
  }, [object]);
  const failure = error ? failureOf(error instanceof ApiError ? error.code : null) : null;

  if (objectId === null || failure === 'not-found') {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('missing.title')}
          description={t('missing.description', { id })}
          action={
            <Box width="22rem" maxWidth="full">
              <AddressSearch />
            </Box>
          }
        />
      </Page>
    );
  }
  if (error && failure) {
    return (
      <Page>
        <ErrorState
          level={1}
          title={t('failure.title')}
          description={t(`failure.${failure}`)}
          retry={{ label: t('failure.retry'), onRetry: () => void refetch() }}
          details={{ label: t('failure.details'), text: errorDetails(error) }}
        />
      </Page>
    );
  }
  return (
    <Page>
      <Top>
        {object ? (
          <PassportHeader object={object} actions={actions} />
        ) : (
          <Skeleton
            height={{ base: '9.25rem', md: '8.25rem' }}
            maxWidth="26rem"
            role="status"
            aria-label={t('header.loading')}
          />
        )}
        <AddressSearch />
      </Top>
      <Columns>
        <ScoreSection objectId={objectId} />
        <Grid gap="8" minWidth="0">
          {object ? <SiteSection object={object} /> : <Skeleton height="20rem" />}
          <EstimatePanel objectId={objectId} />
          {hasPermission(session, 'auth.sustainability-score') ? <IndexCard objectId={objectId} /> : null}
          {hasPermission(session, 'auth.portfolio-hub') ? <HoldingsSection objectId={objectId} /> : null}
          <WhenSeen fallback={<Skeleton height="40rem" />}>
            <Grid gap="8">
              <RecordSections objectId={objectId} />
              <Facts objectId={objectId} />
            </Grid>
          </WhenSeen>
        </Grid>
      </Columns>
    </Page>
  );
}
