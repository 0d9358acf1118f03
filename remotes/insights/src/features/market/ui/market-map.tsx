import { serviceAddress } from '@kavel/auth';
import { tilePath } from '@kavel/contracts';
import { type DistrictLevel, districtTileLayer, districtTileZooms } from '@kavel/contracts/districts';
import type { MappedMarketFigure } from '@kavel/contracts/market';
import type { Bounds, MapTarget } from '@kavel/map';
import { type AreaTiles, areasLayer, baseLayers, markedAreasLayer } from '@kavel/map/layers';
import { useQuery } from '@kavel/query';
import { Box, ErrorText, Flex, Skeleton, Text } from '@kavel/ui/core';
import { lazy, memo, Suspense, useMemo } from 'react';
import { marketQueries } from '../api/market-queries';
import { useMarketTexts } from '../i18n';
import { mapClasses } from '../model/map-classes';
import type { Months } from '../model/market-span';
import { mapOf } from '../model/market-view';
import { useMapColours } from './map-colours';
import { MapLegend } from './map-legend';

const MapView = lazy(() => import('@kavel/map'));

export interface MarketMapProps {
  areas: readonly string[];
  figure: MappedMarketFigure;
  months: Months;
  onToggle: (code: string) => void;
}

/** The parts of the first area, or its neighbours, coloured by a figure; those that are compared have thick outlines. */
export const MarketMap = memo(function MarketMap({ areas, figure, months, onToggle }: MarketMapProps) {
  const t = useMarketTexts();
  const colours = useMapColours();
  const [first = ''] = areas;
  const { level, within } = mapOf(first);
  const named = useQuery(marketQueries.areas(level));
  const { data, error } = useQuery(marketQueries.map({ level, within, figure, ...months }));
  const classes = useMemo(() => (data ? mapClasses(data) : null), [data]);
  const bounds = useMemo(() => {
    const inside = new Set(data?.codes);
    return around((named.data?.bounds ?? []).filter((_, at) => inside.has(named.data?.codes[at] ?? '')));
  }, [named.data, data]);
  const layers = useMemo(() => {
    if (!data) return [];
    const tiles = tilesOf(level, data.snapshot);
    const names = new Map(named.data?.codes.map((code, at) => [code, named.data.names[at] ?? code]));
    return [
      areasLayer({
        tiles,
        classes: classes?.map(({ codes }, at) => ({ colour: colours.of(at, classes.length), codes })) ?? null,
        missingColour: colours.missing,
        nameOf: code => names.get(code) ?? null,
      }),
      markedAreasLayer(tiles, areas),
      ...baseLayers({ hidden: ['addresses', 'panden', 'buurten'] }),
    ];
  }, [data, level, named.data, classes, colours, areas]);
  const view: MapTarget | null = useMemo(() => bounds && { kind: 'bounds', bounds }, [bounds]);
  if (error) return <ErrorText>{t('mapFailed')}</ErrorText>;
  return (
    <div>
      <Box height="22rem" borderRadius="lg" borderWidth="1px" borderColor="line" overflow="hidden">
        {data ? (
          <Suspense fallback={<Skeleton height="full" role="status" aria-label={t('mapLoading')} />}>
            <MapView
              label={t('map')}
              layers={layers}
              {...(view ? { view } : {})}
              onSelect={hit => hit?.layer === 'areas' && onToggle(hit.id)}
            />
          </Suspense>
        ) : (
          <Skeleton height="full" role="status" aria-label={t('mapLoading')} />
        )}
      </Box>
      <Flex mt="2" direction="column" gap="1" fontSize="xs" color="muted">
        <MapLegend classes={classes ?? []} figure={figure} colours={colours} />
        <Text>{t('mapHint')}</Text>
      </Flex>
    </div>
  );
});

function around(boxes: readonly Bounds[]): Bounds | null {
  const [first, ...others] = boxes;
  if (!first) return null;
  return others.reduce<Bounds>(
    ([west, south, east, north], box) => [
      Math.min(west, box[0]),
      Math.min(south, box[1]),
      Math.max(east, box[2]),
      Math.max(north, box[3]),
    ],
    first,
  );
}

function tilesOf(level: DistrictLevel, snapshot: string): AreaTiles {
  const sourceLayer = districtTileLayer(level);
  const path = `${serviceAddress('real-estate-data')}/tiles/${sourceLayer}${tilePath}`;
  return { url: `${path}?v=${encodeURIComponent(snapshot)}`, zooms: districtTileZooms, sourceLayer };
}
