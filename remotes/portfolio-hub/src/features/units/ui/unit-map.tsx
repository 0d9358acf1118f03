import { streetAddress, type Unit } from '@kavel/contracts';
import { Button, Card, Flex, Skeleton, Text } from '@kavel/ui/core';
import { lazy, Suspense, useMemo } from 'react';
import { useTexts } from '../../../i18n';

const MapView = lazy(() => import('@kavel/map'));

export interface UnitMapProps {
  units: readonly Unit[];
  selectedId: string | null;
  onSelect: (objectId: string | null) => void;
  onOpen: (unit: Unit) => void;
}

/** Where the units are, with the selected one named below. */
export function UnitMap({ units, selectedId, onSelect, onOpen }: UnitMapProps) {
  const t = useTexts();
  const points = useMemo(
    () =>
      units.map(({ objectId, addressObjectData: { lon, lat, energielabel, vtwType, ...address } }) => ({
        id: objectId,
        label: streetAddress(address),
        lon,
        lat,
        energielabel,
        vtwType,
      })),
    [units],
  );
  const selected = units.find(unit => unit.objectId === selectedId);

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
              {streetAddress(selected.addressObjectData)}
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
