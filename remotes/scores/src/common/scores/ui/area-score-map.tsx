import { serviceAddress } from '@kavel/auth';
import { tilePath } from '@kavel/contracts';
import { type DistrictLevel, districtTileLayer, districtTileZooms } from '@kavel/contracts/districts';
import type { Bounds, MapTarget } from '@kavel/map';
import { type AreaTiles, areasLayer, baseLayers, markedAreasLayer } from '@kavel/map/layers';
import { useQuery } from '@kavel/query';
import { Box, Flex, Skeleton, Text } from '@kavel/ui/core';
import { lazy, memo, Suspense, useMemo } from 'react';
import { areasQuery } from '../api/areas-query';
import { useTexts } from '../i18n';
import type { RankedArea } from '../model/area-ranking';
import { bandColour } from '../model/band-colours';
import { bandChoices } from '../model/score-rows';
import { useBandChoiceText } from './score-total';

const MapView = lazy(() => import('@kavel/map'));

export interface AreaScoreMapProps {
  level: DistrictLevel;
  snapshot: string;
  rows: readonly RankedArea[];
  /** The area of the page. */
  own: string;
  selected: string | null;
  onSelect: (code: string | null) => void;
}

/** Areas coloured by the band of their score; those of the page and of the table have a thick outline. */
export const AreaScoreMap = memo(function AreaScoreMap(props: AreaScoreMapProps) {
  const { level, snapshot, rows, own, selected, onSelect } = props;
  const t = useTexts();
  const bandText = useBandChoiceText();
  const areas = useQuery(areasQuery(level));
  const at = areas.data?.codes.indexOf(selected ?? own) ?? -1;
  const bounds: Bounds | undefined = areas.data?.bounds[at];
  const tiles = useMemo(() => tilesOf(level, snapshot), [level, snapshot]);
  const layers = useMemo(() => {
    const names = new Map(rows.map(({ code, name }) => [code, name]));
    const classes = bandChoices.map(band => ({
      colour: bandColour(band),
      codes: rows.filter(row => (row.band ?? 'none') === band).map(({ code }) => code),
    }));
    const marked = selected ? [own, selected] : [own];
    return [
      areasLayer({
        tiles,
        classes,
        missingColour: bandColour('none'),
        nameOf: code => names.get(code) ?? null,
      }),
      markedAreasLayer(tiles, marked),
      ...baseLayers({ hidden: ['addresses', 'panden', 'buurten'] }),
    ];
  }, [tiles, rows, own, selected]);
  const view: MapTarget | null = bounds ? { kind: 'bounds', bounds: widened(bounds) } : null;
  return (
    <div>
      <Box height="24rem" borderRadius="lg" borderWidth="1px" borderColor="line" overflow="hidden">
        <Suspense fallback={<Skeleton height="full" role="status" aria-label={t('map.loading')} />}>
          <MapView
            label={t('area.map')}
            layers={layers}
            {...(view ? { view } : {})}
            onSelect={hit => onSelect(hit?.layer === 'areas' ? hit.id : null)}
          />
        </Suspense>
      </Box>
      <Flex mt="2" gap="3" flexWrap="wrap" fontSize="xs" color="muted">
        {bandChoices.map(band => (
          <Text as="span" key={band} display="inline-flex" alignItems="center" gap="1">
            <Box
              width="3"
              height="3"
              borderRadius="sm"
              style={{ background: bandColour(band) }}
              aria-hidden
            />
            {bandText(band)}
          </Text>
        ))}
      </Flex>
    </div>
  );
});

/** Three times as wide and high, so that the neighbours are in view. */
function widened([west, south, east, north]: Bounds): Bounds {
  const [width, height] = [east - west, north - south];
  return [west - width, south - height, east + width, north + height];
}

function tilesOf(level: DistrictLevel, snapshot: string): AreaTiles {
  const sourceLayer = districtTileLayer(level);
  const path = `${serviceAddress('real-estate-data')}/tiles/${sourceLayer}${tilePath}`;
  return { url: `${path}?v=${encodeURIComponent(snapshot)}`, zooms: districtTileZooms, sourceLayer };
}
