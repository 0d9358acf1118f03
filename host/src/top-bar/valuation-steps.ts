import type { EventPayload } from '@kavel/contracts';
import type { Step } from '@kavel/ui/core';

const steps = [
  { key: 'buckets', title: 'Buckets' },
  { key: 'valuation', title: 'Valuation' },
  { key: 'calculation', title: 'Calculation' },
  { key: 'summary', title: 'Summary' },
] as const;

/**
 * The steps for a path `/valuation/{id}/{step}`. The active one matches the path, otherwise it is the first.
 * Buckets is done when bucket data exists and loads while that is asked for, on whichever step the user is;
 * of the others those before the active one are done, and the active one loads.
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
