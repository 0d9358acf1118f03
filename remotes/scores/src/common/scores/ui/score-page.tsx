import { ApiError, catalogueQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { isBagId, type RealEstateObject, streetAddress } from '@kavel/contracts';
import { useFormats, useLanguage, useVtwTypes } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Box,
  EmptyState,
  Flex,
  Grid,
  type GridProps,
  LinkButton,
  PageTitle,
  Skeleton,
  Stack,
  Text,
  useOpened,
} from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import { failureOf } from '../model/failure';
import { AddressPicker } from './address-picker';
import { useCatalogue } from './catalogue-context';
import { MetricsMap } from './metrics-map';
import { PartsTable } from './parts-table';
import { ScoreFailure } from './score-failure';
import { ScoreTotal } from './score-total';
import { useScore } from './use-score';
import { useWhatIf } from './use-what-if';
import { WhatIfPanel } from './what-if-panel';

const Columns = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 25rem' }}
    alignItems="start"
    gap={{ base: '8', lg: '10' }}
    mt="6"
    {...props}
  />
);

/** The score of one address: total, parts, what was measured where, and what changes would do. */
export function ScorePage({ id }: { id: string }) {
  const objectId = isBagId(id) ? id : null;
  return (
    <Box maxWidth="96rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      {objectId === null ? <Missing id={id} /> : <OfAddress objectId={objectId} />}
    </Box>
  );
}

function Missing({ id }: { id: string }) {
  const t = useTexts();
  return (
    <EmptyState
      level={1}
      title={t('failure.not-found')}
      description={t('page.missing', { id })}
      action={
        <Box width="22rem" maxWidth="full">
          <AddressPicker />
        </Box>
      }
    />
  );
}

function OfAddress({ objectId }: { objectId: string }) {
  const { data: object, error, refetch } = useQuery(catalogueQueries.object(objectId));
  useOpened(object && streetAddress(object));
  const failure = error ? failureOf(error instanceof ApiError ? error.code : null) : null;
  if (failure === 'not-found') return <Missing id={objectId} />;
  if (error) return <ScoreFailure level={1} error={error} of="score" onRetry={() => void refetch()} />;
  return (
    <>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' }}
        alignItems="end"
        gap="4"
        minHeight="7rem"
      >
        <Header object={object} objectId={objectId} />
        <AddressPicker />
      </Grid>
      <Content objectId={objectId} object={object} />
    </>
  );
}

function Header({ object, objectId }: { object: RealEstateObject | undefined; objectId: string }) {
  const t = useTexts();
  const types = useVtwTypes();
  const format = useFormats();
  const language = useLanguage();
  const { name, path, pages } = useCatalogue();
  const session = useSession();
  if (!object) {
    return <Skeleton height="7rem" maxWidth="26rem" role="status" aria-label={t('page.loading')} />;
  }
  const { postcode, woonplaats, oppervlakte, buurtcode } = object;
  const place = [postcode && `${postcode.slice(0, 4)} ${postcode.slice(4)}`, woonplaats].filter(Boolean);
  const facts = [
    place.join(' '),
    types(object.vtwType),
    oppervlakte ? format.area(oppervlakte) : null,
    object.fictional ? t('page.fictional') : null,
  ].filter(fact => fact !== null);
  return (
    <div>
      <Text fontSize="sm" color="muted">
        {name[language]}
      </Text>
      <PageTitle fontSize="2xl">{streetAddress(object)}</PageTitle>
      <Text mt="1">{facts.join(' · ')}</Text>
      <Flex mt="3" gap="2" flexWrap="wrap">
        {hasPermission(session, 'auth.property-pass') ? (
          <LinkButton to={`/passport/${objectId}`}>{t('page.passport')}</LinkButton>
        ) : null}
        {pages.includes('compare') ? (
          <LinkButton to={`${path}/compare?ids=${objectId}`}>{t('page.compare')}</LinkButton>
        ) : null}
        {buurtcode && pages.includes('area') ? (
          <LinkButton to={`${path}/area/buurt/${buurtcode}`}>{t('page.area')}</LinkButton>
        ) : null}
      </Flex>
    </div>
  );
}

function Content({ objectId, object }: { objectId: string; object: RealEstateObject | undefined }) {
  const t = useTexts();
  const language = useLanguage();
  const { name } = useCatalogue();
  const { draft, settled, change } = useWhatIf();
  const score = useScore(objectId, settled, object?.buurtcode ?? null);
  if (score.state === 'failed')
    return <ScoreFailure error={score.error} of={score.of} onRetry={score.retry} />;
  if (score.state === 'loading') {
    return <Skeleton mt="6" height="60rem" role="status" aria-label={t('page.loading')} />;
  }
  const { shown, measured, metrics } = score;
  const total: ReactNode = score.failure ? (
    <ScoreFailure error={score.failure.error} of="scores" onRetry={score.failure.retry} />
  ) : (
    <ScoreTotal
      title={name[language]}
      score={shown}
      measured={score.changed ? measured : null}
      weightless={score.weightless}
      updating={score.updating}
    />
  );
  return (
    <Columns>
      <Stack gap="8" minWidth="0">
        {total}
        <PartsTable score={shown} metrics={metrics} editing={{ measured, whatIf: draft, onChange: change }} />
      </Stack>
      <Stack gap="8" minWidth="0">
        {object ? (
          <MetricsMap object={object} score={measured} metrics={metrics} />
        ) : (
          <Skeleton height="20rem" />
        )}
        <WhatIfPanel metrics={metrics} use={measured.use} whatIf={draft} onChange={change} />
      </Stack>
    </Columns>
  );
}
