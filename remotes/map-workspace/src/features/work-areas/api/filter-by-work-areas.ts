import { call } from '@kavel/api-client';
import { workAreaApi } from '@kavel/contracts/work-areas';
import { allWorkAreas } from './use-work-area-switch';

export function filterByWorkAreas(chosen: string | null, signal: AbortSignal) {
  const body = chosen === null || chosen === allWorkAreas ? {} : { id: chosen };
  return call(workAreaApi.filterByWorkAreas, { body }, { signal });
}
