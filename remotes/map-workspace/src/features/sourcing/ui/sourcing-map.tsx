import type { Candidate } from '@kavel/contracts/sourcing';
import type { Bounds, Insets, LonLat, MapCamera, MapLegend, MapTarget } from '@kavel/map';
import { baseLayers, type LayerDefinition, pointsLayer } from '@kavel/map/layers';
import { Skeleton } from '@kavel/ui/core';
import { lazy, memo, Suspense, useMemo } from 'react';
import type { Ring } from '../../../common/drawing/ring';
import { ringLayer } from '../../../common/drawing/ring-layer';
import { useTexts } from '../i18n';
import { scoreClasses, scoreColour } from '../model/strongest';

const MapView = lazy(() => import('@kavel/map'));

export interface SourcingMapProps {
  candidates: readonly Candidate[];
  /** The drawn area, or the corners set so far. */
  ring: Ring | null;
  selectedId: string | null;
  hoveredId: string | null;
  view: MapTarget | null;
  insets: Insets;
  /** While drawing, a click adds a corner instead of choosing a candidate. */
  onCorner: ((at: LonLat) => void) | null;
  onSelect: (pandId: string | null) => void;
  onHover: (pandId: string | null) => void;
  onView: (camera: MapCamera, bounds: Bounds) => void;
}

/** The candidates on the map, coloured by score. */
export const SourcingMap = memo(function SourcingMap(props: SourcingMapProps) {
  const t = useTexts();
  const { candidates, ring } = props;
  const layers = useMemo((): LayerDefinition[] => {
    const legend: MapLegend = {
      title: t('score'),
      entries: scoreClasses.map(({ key, colour }) => ({ key, label: t(`bands.${key}`), colour })),
    };
    const points = candidates.map(({ pandId, lon, lat, address, score }) => ({
      id: pandId,
      lon,
      lat,
      label: `${Math.round(score)} · ${address}`,
      colour: scoreColour(score),
    }));
    return [
      ...(ring && ring.length > 0 ? [ringLayer('ring', ring)] : []),
      pointsLayer({ key: 'candidates', points, legend: points.length > 0 ? legend : null }),
      ...baseLayers({ hidden: ['addresses'] }),
    ];
  }, [candidates, ring, t]);
  return (
    <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
      <MapView
        label={t('map')}
        layers={layers}
        selectedId={props.selectedId}
        hoveredId={props.hoveredId}
        {...(props.view ? { view: props.view } : {})}
        insets={props.insets}
        onSelect={(hit, at) => {
          if (!props.onCorner) props.onSelect(hit?.layer === 'candidates' ? hit.id : null);
          else if (at) props.onCorner(at);
        }}
        onHover={hit => props.onHover(hit?.layer === 'candidates' ? hit.id : null)}
        onViewChange={props.onView}
      />
    </Suspense>
  );
});
