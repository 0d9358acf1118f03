import { ServiceError } from '@kavel/service-kit';

/** Throws `revision-behind` when it was changed since it was read. */
export function checkRevision(yours: number, current: number): void {
  if (yours === current) return;
  throw new ServiceError('revision-behind', 'Somebody else changed this meanwhile. Reload and try again.', {
    yours,
    current,
  });
}
