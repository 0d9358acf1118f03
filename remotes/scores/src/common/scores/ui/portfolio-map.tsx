import { baseLayers, pointsLayer } from '@kavel/map/layers';
import { Box, Skeleton } from '@kavel/ui/core';
import { lazy, memo, Suspense, useMemo } from 'react';
import { useTexts } from '../i18n';
import { bandColour } from '../model/band-colours';
import { bandChoices, type ScoreRow } from '../model/score-rows';
import { useBandChoiceText } from './score-total';

const MapView = lazy(() => import('@kavel/map'));

export interface PortfolioMapProps {
  rows: readonly ScoreRow[];
  selectedId: string | null;
  onSelect: (objectId: string | null) => void;
}

/** Addresses coloured by the band of their score. */
export const PortfolioMap = memo(function PortfolioMap({ rows, selectedId, onSelect }: PortfolioMapProps) {
  const t = useTexts();
  const bandText = useBandChoiceText();
  const legend = useMemo(
    () => ({
      title: t('total.band'),
      entries: bandChoices.map(key => ({ key, label: bandText(key), colour: bandColour(key) })),
    }),
    [t, bandText],
  );
  const layers = useMemo(
    () => [
      pointsLayer({
        points: rows.map(({ objectId: id, address: label, lon, lat, band }) => ({
          ...{ id, label, lon, lat },
          colour: bandColour(band ?? 'none'),
        })),
        legend,
      }),
      ...baseLayers({ hidden: ['addresses'] }),
    ],
    [rows, legend],
  );
  return (
    <Box height="24rem" borderRadius="lg" borderWidth="1px" borderColor="line" overflow="hidden">
      <Suspense fallback={<Skeleton height="full" role="status" aria-label={t('map.loading')} />}>
        <MapView
          label={t('portfolio.map')}
          layers={layers}
          selectedId={selectedId}
          onSelect={hit => onSelect(hit?.layer === 'points' ? hit.id : null)}
        />
      </Suspense>
    </Box>
  );
});
