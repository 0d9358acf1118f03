import { Button, Card, Flex, Skeleton, Text } from '@kavel/ui/core';
import { lazy, Suspense, useMemo } from 'react';
import { useTexts } from '../../../i18n';
import type { UnitRow } from '../model/unit-row';

const MapView = lazy(() => import('@kavel/map'));

export interface UnitMapProps {
  rows: readonly UnitRow[];
  selectedId: string | null;
  onSelect: (objectId: string | null) => void;
  onOpen: (row: UnitRow) => void;
}

/** Where the units are, with the selected one named below. */
export function UnitMap({ rows, selectedId, onSelect, onOpen }: UnitMapProps) {
  const t = useTexts();
  const points = useMemo(
    () =>
      rows.map(({ objectId: id, address: label, lon, lat, energielabel, vtwType }) => ({
        id,
        label,
        lon,
        lat,
        energielabel,
        vtwType,
      })),
    [rows],
  );
  const selected = rows.find(row => row.objectId === selectedId);

  return (
    <Card overflow="hidden">
      <Flex height={{ base: '18rem', lg: '22rem' }}>
        <Suspense fallback={<Skeleton width="full" borderRadius="0" />}>
          <MapView
            label={t('map.label')}
            points={points}
            pointsBy="label"
            legend={null}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        </Suspense>
      </Flex>
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
}
