import type { MapViewProps } from '@kavel/map';
import { Button, Flex, Skeleton, Text } from '@kavel/ui/core';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../i18n';

interface BoundaryProps {
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps the figures beside the map visible when the map fails to load or render. */
class MapBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

const loadMap = (): ComponentType<MapViewProps> => lazy(() => import('@kavel/map'));

/** The map, loaded when it becomes visible; offers a retry when loading fails. */
export function LazyMap(props: MapViewProps) {
  const t = useTexts();
  const [attempt, setAttempt] = useState(() => ({ number: 0, MapView: loadMap() }));
  const { MapView } = attempt;
  const retry = (
    <Flex direction="column" align="center" justify="center" gap="3" height="full" px="4" role="alert">
      <Text fontSize="sm" color="muted" textAlign="center">
        {t('common.mapFailed')}
      </Text>
      <Button onClick={() => setAttempt({ number: attempt.number + 1, MapView: loadMap() })}>
        {t('common.retry')}
      </Button>
    </Flex>
  );
  return (
    <MapBoundary key={attempt.number} instead={retry}>
      <Suspense fallback={<Skeleton height="full" aria-label={t('common.mapLoading')} />}>
        <MapView {...props} />
      </Suspense>
    </MapBoundary>
  );
}
