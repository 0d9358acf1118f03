import { call } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { Weighing } from '@kavel/contracts/valuations';

/** Saves the weight based on a revision; 409 when the stored one is newer. */
export const saveWeighing = (id: string, body: Weighing): Promise<Weighing> =>
  call(valuationApi.saveWeighing, { params: { id }, body });
