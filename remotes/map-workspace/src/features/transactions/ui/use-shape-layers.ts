import { serviceAddress } from '@kavel/auth';
import { tilePath } from '@kavel/contracts';
import { type DistrictLevel, districtTileLayer, districtTileZooms } from '@kavel/contracts/districts';
import {
  fewestForMedian,
  type TransactionFilter,
  type TransactionTiles,
} from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import type { MapLegend } from '@kavel/map';
import { type AreaLayer, areasLayer, type LayerDefinition } from '@kavel/map/layers';
import { keepPreviousData, useQuery } from '@kavel/query';
import { useColourMode } from '@kavel/ui/core';
import { useEffect, useMemo, useRef } from 'react';
import { missingColour } from '../../../common/class-colours';
import { transactionQueries } from '../api/transaction-queries';
import { areaNamesQuery, namesOf } from '../api/use-municipality-names';
import { useTexts } from '../i18n';
import { classOf, type PriceClasses, priceClasses } from '../model/price-classes';
import { hexagonsTileLayer, pointsTileLayer, withFew } from '../model/transaction-layers';
import type { Shape } from '../model/transaction-view';
import { usePlaceLabel } from './use-place-label';
import { useValueFormat } from './use-words';

export interface ShapeInput {
  filter: TransactionFilter;
  tiles: TransactionTiles | null;
  renewTiles: () => void;
  shape: Shape;
  /** Zoom of the map; null before its first camera is known. */
  zoom: number | null;
}

/** Map layers in the chosen shape, coloured by price per m². */
export function useShapeLayers({
  filter,
  tiles,
  shape,
  zoom,
  ...input
}: ShapeInput): readonly LayerDefinition[] {
  const t = useTexts();
  const { number } = useFormats();
  const unit = useValueFormat('pricePerM2', filter).unit ?? '';
  const labelOf = usePlaceLabel(unit);
  const { data: statistics } = useQuery({
    ...transactionQueries.statistics(filter),
    placeholderData: keepPreviousData,
  });
  const mode = useColourMode();
  const classes = useMemo(() => priceClasses(statistics?.pricePerM2 ?? null, mode), [statistics, mode]);
  const { count = 0, fictional = 0, own = 0 } = tiles ?? {};
  const remark = fictional === 0 ? null : t(fictional < count ? 'someFictional' : 'allFictional');
  const legend = useMemo(
    () => legendOf(classes, { title: t('legend', { unit }), remark }, number),
    [classes, t, unit, remark, number],
  );
  const ownLabel = own > 0 ? t('own') : null;
  const fewLabel = t('few', { n: fewestForMedian });
  const renew = useRef(input.renewTiles);
  useEffect(() => {
    renew.current = input.renewTiles;
  });
  const areas = useAreaLayer({ filter, shape, zoom, classes, legend, fewLabel, labelOf });
  return useMemo(() => {
    if (shape === 'areas') return areas ? [areas] : [];
    if (!tiles) return [];
    const options = { classes, legend, labelOf, onFailing: () => renew.current() };
    return shape === 'points'
      ? [pointsTileLayer({ ...options, ownLabel, tiles: tiles.points })]
      : [hexagonsTileLayer({ ...options, fewLabel, tiles: tiles.hexagons })];
  }, [shape, areas, tiles, classes, legend, ownLabel, fewLabel, labelOf]);
}

/** Minimum zooms of wijken and buurten. */
const wijkZoom = 8.5;
const buurtZoom = 10.5;

function levelAt(zoom: number | null): DistrictLevel {
  if (zoom === null || zoom >= buurtZoom) return 'buurt';
  return zoom < wijkZoom ? 'gemeente' : 'wijk';
}

interface AreaInput extends Pick<ShapeInput, 'filter' | 'shape' | 'zoom'> {
  classes: PriceClasses;
  legend: MapLegend | null;
  /** Legend text for areas with too few transactions, or none. */
  fewLabel: string;
  labelOf: ReturnType<typeof usePlaceLabel>;
}

function useAreaLayer({ filter, shape, zoom, classes, legend, ...input }: AreaInput): AreaLayer | null {
  const { fewLabel, labelOf } = input;
  const level = levelAt(zoom);
  const enabled = shape === 'areas';
  const { data: figures } = useQuery({ ...transactionQueries.areas(filter, level), enabled });
  const { data: areas } = useQuery({ ...areaNamesQuery(level), enabled });
  return useMemo(() => {
    if (!figures || !areas) return null;
    const byCode = new Map(figures.areas.map(area => [area.code, area]));
    const names = namesOf(areas);
    const codes = classes.colours.map((): string[] => []);
    for (const { code, count, median } of figures.areas) {
      if (median !== null && count >= fewestForMedian) codes[classOf(median, classes)]?.push(code);
    }
    const sourceLayer = districtTileLayer(level);
    const path = `${serviceAddress('real-estate-data')}/tiles/${sourceLayer}${tilePath}`;
    const url = `${path}?v=${encodeURIComponent(figures.snapshot)}`;
    const layer = areasLayer({
      tiles: { url, zooms: districtTileZooms, sourceLayer },
      classes: classes.colours.map((colour, at) => ({ colour, codes: codes[at] ?? [] })),
      missingColour,
      nameOf: code => {
        const { count = 0, median = null } = byCode.get(code) ?? {};
        return `${names.get(code) ?? code}: ${labelOf({ count, median, low: null, high: null, own: null })}`;
      },
    });
    const shown = withFew(legend, fewLabel, missingColour);
    return { ...layer, legend: () => shown };
  }, [figures, areas, classes, legend, fewLabel, labelOf, level]);
}

function legendOf(
  { thresholds, colours }: PriceClasses,
  { title, remark }: { title: string; remark: string | null },
  write: (value: number) => string,
): MapLegend | null {
  if (thresholds.length === 0) return remark === null ? null : { title: remark, entries: [] };
  const entries = colours.map((colour, at) => {
    const [from, upTo] = [thresholds[at - 1], thresholds[at]];
    const label =
      from === undefined
        ? `< ${write(upTo ?? 0)}`
        : upTo === undefined
          ? `≥ ${write(from)}`
          : `${write(from)} – ${write(upTo)}`;
    return { key: String(at), label, colour };
  });
  return { title: remark === null ? title : `${title} · ${remark}`, entries };
}
