import { lazy, Suspense } from 'react';

const ObjectPanel = lazy(async () => ({ default: (await import('../../object-detail')).ObjectPanel }));

/** What is known of the chosen object, as on the map workspace. */
export function ObjectDetail({ objectId, onClose }: { objectId: string; onClose: () => void }) {
  return (
    <Suspense>
      <ObjectPanel key={objectId} objectId={objectId} onClose={onClose} />
    </Suspense>
  );
}
