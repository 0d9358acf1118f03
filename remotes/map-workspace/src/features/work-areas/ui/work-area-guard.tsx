import { lazy, Suspense } from 'react';
import { useWorkAreaSwitch } from '../api/use-work-area-switch';

const WorkAreaWatch = lazy(async () => ({ default: (await import('./work-area-watch')).WorkAreaWatch }));

/** Turns a work area off that cannot be used, and says why. Once on each page that filters by it. */
export function WorkAreaGuard() {
  const [chosen] = useWorkAreaSwitch();
  return chosen === null ? null : (
    <Suspense fallback={null}>
      <WorkAreaWatch />
    </Suspense>
  );
}
