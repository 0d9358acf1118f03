import { call } from '@kavel/api-client';
import { type OperatingCostParams, type ValuationDetail, valuationApi } from '@kavel/contracts';

/** Saves the parameters based on a revision; 409 when the stored revision is newer. */
export const saveParameters = (
  { id, revision }: Pick<ValuationDetail, 'id' | 'revision'>,
  operatingCostParams: OperatingCostParams,
) => call(valuationApi.updateValuation, { params: { id }, body: { revision, operatingCostParams } });
