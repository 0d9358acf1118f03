import type { EventPayload } from '@kavel/contracts';
import type { Step } from '@kavel/ui/core';

const steps = [
  { key: 'buckets', title: 'Buckets' },
  { key: 'valuation', title: 'Valuation' },
  { key: 'calculation', title: 'Calculation' },
  { key: 'summary', title: 'Summary' },
] as const;

/**
 * Steps for a path `/valuation/{id}/{step}`. The active step matches the path, by default the first. Buckets is done
 * when bucket data exists, and loading while it is requested, on any step; other steps are done before the active one,
 * and the active one shows loading.
 */
export function valuationSteps(
  pathname: string,
  progress: EventPayload<'valuation-progress'> | null,
): Step[] {
  const [, , id = '', current] = pathname.split('/');
  const active = Math.max(
    0,
    steps.findIndex(step => step.key === current),
  );
  const known = progress?.valuationId === id ? progress : null;

  return steps.map(({ key, title }, index) => {
    const isActive = index === active;
    const isBuckets = key === 'buckets';
    const done = isBuckets ? known?.hasBuckets === true : index < active;
    return {
      key,
      title,
      to: `/valuation/${id}/${key}`,
      state: isActive ? 'active' : done ? 'completed' : 'inactive',
      done,
      loading: (isActive || isBuckets) && known?.loading === true,
    };
  });
}
