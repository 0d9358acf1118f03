import { lazy, Suspense } from 'react';
import { useWorkAreaSwitch } from '../api/use-work-area-switch';

const WorkAreaWatch = lazy(async () => ({ default: (await import('./work-area-watch')).WorkAreaWatch }));

/** Deactivates a work area that cannot be used, with a message. Rendered once by each page that filters by it. */
export function WorkAreaGuard() {
  const [chosen] = useWorkAreaSwitch();
  return chosen === null ? null : (
    <Suspense fallback={null}>
      <WorkAreaWatch />
    </Suspense>
  );
}
