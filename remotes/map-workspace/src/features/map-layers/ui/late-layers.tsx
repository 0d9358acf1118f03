import { lazy, Suspense, useEffect, useState } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useMapSettings } from '../api/map-settings-store';

const LayersOnMap = lazy(async () => ({ default: (await import('../../layers')).LayersOnMap }));

const signs = ['pointerdown', 'wheel', 'keydown'] as const;
const names = ['layers', 'own'];

/**
 * Draws layers and names of amenities. They are loaded when a layer is on, else at the first action of the user: a first
 * visit loads nothing of them.
 */
export function LateLayers(props: WorkspaceProps) {
  const { poiLabels, layers } = useMapSettings();
  const [wanted, setWanted] = useState(() => {
    const query = new URLSearchParams(location.search);
    return layers.length > 0 || names.some(name => query.has(name));
  });
  useEffect(() => {
    const want = () => setWanted(true);
    for (const sign of signs) addEventListener(sign, want, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, want);
    };
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <LayersOnMap {...props} poi={poiLabels} numbers={layers} />
    </Suspense>
  ) : null;
}
