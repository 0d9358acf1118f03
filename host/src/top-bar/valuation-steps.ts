import type { EventPayload } from '@kavel/contracts';
import type { Step } from '@kavel/ui/core';

const steps = [
  { key: 'buckets', title: 'Buckets' },
  { key: 'valuation', title: 'Valuation' },
  { key: 'calculation', title: 'Calculation' },
  { key: 'summary', title: 'Summary' },
] as const;

/**
 * The steps for a path `/valuation/{id}/{step}`. The active one matches the path, otherwise it is
 * the first; those before it are done, Buckets when bucket data exists, as far as that is known.
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
    const done = key === 'buckets' && known?.loading === false ? known.hasBuckets : index < active;
    return {
      key,
      title,
      to: `/valuation/${id}/${key}`,
      state: isActive ? 'active' : done ? 'completed' : 'inactive',
      loading: isActive && known?.loading === true,
    };
  });
}
