import { lazy, Suspense } from 'react';
import { LocatedFigures } from './located-figures';

const ObjectPanel = lazy(async () => ({ default: (await import('../../object-detail')).ObjectPanel }));

/** Details of the selected object, as in the map workspace, and its filtered values. */
export function ObjectDetail({ objectId, onClose }: { objectId: string; onClose: () => void }) {
  return (
    <Suspense>
      <ObjectPanel key={objectId} objectId={objectId} onClose={onClose} />
      <LocatedFigures key={`figures-${objectId}`} objectId={objectId} />
    </Suspense>
  );
}
