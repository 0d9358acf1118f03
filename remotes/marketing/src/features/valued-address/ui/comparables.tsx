import type { ExplainedEstimate } from '@kavel/contracts/estimates';
import { Box, Button, Skeleton, Text, TextLink } from '@kavel/ui/core';
import { lazy, Suspense, useState } from 'react';
import { useValuedAddressTexts } from '../../../i18n/valued-address';
import { PartBoundary } from '../../../layout/part-boundary';
import { Section } from '../../../layout/section';
import { ComparableTable } from './comparable-table';

const ComparablesMap = lazy(() => import('./comparables-map'));

export interface ComparablesProps {
  estimate: ExplainedEstimate;
  /** Rows of the table; by default all. The rest is a link away. */
  most?: number;
}

/** The sales that the value rests on, as a table, and on a map where asked for. */
export function Comparables({ estimate, most = Number.POSITIVE_INFINITY }: ComparablesProps) {
  const t = useValuedAddressTexts();
  const [mapWanted, setMapWanted] = useState(false);
  const failed = (
    <Text color="muted" role="alert">
      {t('comparables.mapFailed')}
    </Text>
  );
  return (
    <Section
      heading={t('comparables.heading')}
      lead={t('comparables.lead', { count: estimate.comparables.length })}
    >
      {mapWanted ? (
        <PartBoundary fallback={failed}>
          <Box
            height={{ base: '20rem', md: '26rem' }}
            borderWidth="1px"
            borderColor="line"
            borderRadius="lg"
            overflow="hidden"
          >
            <Suspense
              fallback={<Skeleton height="full" role="status" aria-label={t('comparables.mapLoading')} />}
            >
              <ComparablesMap estimate={estimate} />
            </Suspense>
          </Box>
        </PartBoundary>
      ) : (
        <Button onClick={() => setMapWanted(true)}>{t('comparables.map')}</Button>
      )}
      <Box mt="6">
        <ComparableTable comparables={estimate.comparables.slice(0, most)} />
      </Box>
      {estimate.comparables.length > most ? (
        <Text mt="3">
          <TextLink to={`/estimate?address=${estimate.object.objectId}`}>{t('comparables.all')}</TextLink>
        </Text>
      ) : null}
      <Text mt="3" maxWidth="44rem" fontSize="sm" color="muted">
        {t('comparables.note')}
      </Text>
    </Section>
  );
}
