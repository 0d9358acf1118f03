import type { MapTarget, MapViewProps } from '@kavel/map';
import { baseLayers, pointsLayer } from '@kavel/map/layers';
import { useDebounced } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Button, Card, Flex, Skeleton, Text } from '@kavel/ui/core';
import { WhenSeen } from '@kavel/ui/data';
import { Select } from '@kavel/ui/forms';
import { memo, useMemo, useState } from 'react';
import { late } from '../../../common/late';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { type Bounds, boundsOf, drawnAtOnce, drawnRows } from '../model/drawn-rows';
import { type MapColouring, mapColourings } from '../model/map-colours';
import type { UnitRow } from '../model/unit-row';
import { useMapColourings, useMapLook } from './use-map-look';

const MapWaiting = () => <Skeleton flex="1" borderRadius="0" />;
const MapView = late<MapViewProps>(async () => (await import('@kavel/map')).default, MapWaiting);

/** Debounce time in milliseconds, so that the map renders after the table. */
const debounceMs = 150;

export interface UnitMapProps {
  rows: readonly UnitRow[];
  selectedId: string | null;
  onSelect: (objectId: string | null) => void;
  onOpen: (row: UnitRow) => void;
}

/** Bounds are passed as text to compare them by value. Undefined: the map fits all its points. */
function viewOf(bounds: string): MapTarget | undefined {
  const [west, south, east, north] = bounds.split(',').map(Number);
  if (south === undefined || east === undefined || north === undefined || west === undefined)
    return undefined;
  return { kind: 'bounds', bounds: [west, south, east, north] };
}

/** Map of the units, with the selected one named below. */
export const UnitMap = memo(function UnitMap({ rows, selectedId, onSelect, onOpen }: UnitMapProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const colourings = useMapColourings();
  const [chosen, setColouring] = useColouring();
  const by = colourings.includes(chosen) ? chosen : 'label';
  const [inView, setInView] = useState<Bounds | null>(null);
  const debounced = useDebounced(rows, debounceMs);
  const { colourOfRow, legend, note } = useMapLook(debounced, by);
  const many = debounced.length > drawnAtOnce;
  const drawn = useMemo(() => drawnRows(debounced, inView, selectedId), [debounced, inView, selectedId]);
  // With many units the drawn points change with the view; do not refit the map then, or after an edit.
  const around = useMemo(() => (many ? (boundsOf(debounced)?.join() ?? '') : ''), [many, debounced]);
  const view = useMemo(() => viewOf(around), [around]);
  const layers = useMemo(() => {
    const points = drawn.map(row => {
      const { objectId: id, address: label, lon, lat, energielabel, vtwType } = row;
      const colour = colourOfRow?.(row);
      return { id, label, lon, lat, energielabel, vtwType, ...(colour ? { colour } : {}) };
    });
    return [
      pointsLayer({ points, colourBy: colourOfRow ? 'none' : 'label', ...(legend ? { legend } : {}) }),
      // The dots of other addresses would have colours of their own.
      ...baseLayers({ hidden: ['addresses'] }),
    ];
  }, [drawn, colourOfRow, legend]);
  const selected = useMemo(() => rows.find(row => row.objectId === selectedId), [rows, selectedId]);

  return (
    <Card overflow="hidden">
      <Flex
        gap="2"
        px="3"
        py="2"
        alignItems="center"
        wrap="wrap"
        borderBottomWidth="1px"
        borderColor="line"
        _print={{ display: 'none' }}
      >
        <Text fontSize="sm" color="muted" aria-hidden>
          {hub('map.colourBy')}
        </Text>
        <Select
          aria-label={hub('map.colourBy')}
          width="auto"
          value={by}
          onChange={event => setColouring(colourings.find(one => one === event.target.value) ?? 'label')}
        >
          {colourings.map(one => (
            <option key={one} value={one}>
              {hub(`map.by.${one}`)}
            </option>
          ))}
        </Select>
        <Text fontSize="sm" color="muted" role="status">
          {note}
        </Text>
      </Flex>
      <WhenSeen display="flex" height={{ base: '20rem', lg: '26rem' }} fallback={<MapWaiting />}>
        <MapView
          label={t('map.label')}
          layers={layers}
          selectedId={selectedId}
          onSelect={hit => onSelect(hit?.id ?? null)}
          view={view}
          onViewChange={many ? (_, bounds) => setInView(bounds) : undefined}
        />
      </WhenSeen>
      <Flex
        px="4"
        minHeight="12"
        gap="3"
        alignItems="center"
        justifyContent="space-between"
        borderTopWidth="1px"
        borderColor="line"
        aria-live="polite"
      >
        {selected ? (
          <>
            <Text fontSize="sm" fontWeight="medium" truncate>
              {selected.address}
            </Text>
            <Button onClick={() => onOpen(selected)}>{t('units.details')}</Button>
          </>
        ) : (
          <Text fontSize="sm" color="muted">
            {t('map.hint')}
          </Text>
        )}
      </Flex>
    </Card>
  );
});

const parameter = 'colour';

/** What the points are coloured by, in the address. */
function useColouring(): [MapColouring, (by: MapColouring) => void] {
  const [address, setAddress] = useSearchParams();
  const by = mapColourings.find(one => one === address.get(parameter)) ?? 'label';
  const choose = (next: MapColouring) =>
    setAddress(
      now => {
        if (next === 'label') now.delete(parameter);
        else now.set(parameter, next);
        return now;
      },
      { replace: true },
    );
  return [by, choose];
}
