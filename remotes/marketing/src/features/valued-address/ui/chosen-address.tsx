import { lazy, Suspense } from 'react';
import { Waiting } from './waiting';

const ValuedAddress = lazy(async () => ({ default: (await import('./valued-address')).ValuedAddress }));

/** What is told of the chosen address; its code is loaded with the first choice, not with the page. */
export function ChosenAddress({ objectId }: { objectId: string }) {
  return (
    <Suspense fallback={<Waiting />}>
      <ValuedAddress objectId={objectId} />
    </Suspense>
  );
}
