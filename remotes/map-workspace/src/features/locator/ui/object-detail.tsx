import { lazy, Suspense } from 'react';
import { LocatedFigures } from './located-figures';

const ObjectPanel = lazy(async () => ({ default: (await import('../../object-detail')).ObjectPanel }));

/** What is known of the chosen object, as on the map workspace, and what the locator filters it by. */
export function ObjectDetail({ objectId, onClose }: { objectId: string; onClose: () => void }) {
  return (
    <Suspense>
      <ObjectPanel key={objectId} objectId={objectId} onClose={onClose} />
      <LocatedFigures key={`figures-${objectId}`} objectId={objectId} />
    </Suspense>
  );
}
