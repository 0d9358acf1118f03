import { call } from '@kavel/api-client';
import { outlineApi, workAreaApi } from '@kavel/contracts/work-areas';
import type { QueryClient } from '@kavel/query';
import { travelOutline } from './travel-outline';
import { allWorkAreas, isTravelArea } from './use-work-area-switch';

/** Registers the active areas. Throws when there is nothing to filter by. */
export async function filterByWorkAreas(chosen: string | null, client: QueryClient, signal: AbortSignal) {
  if (chosen !== null && isTravelArea(chosen)) {
    const { outline } = await travelOutline(client, chosen);
    return call(outlineApi.keepOutlines, { body: { outlines: [outline] } }, { signal });
  }
  const body = chosen === null || chosen === allWorkAreas ? {} : { id: chosen };
  return call(workAreaApi.filterByWorkAreas, { body }, { signal });
}
