import { call } from '@kavel/api-client';
import { type OperatingCostParams, type ValuationDetail, valuationApi } from '@kavel/contracts';

/** Saves the parameters on the revision they were made on; 409 when somebody was first. */
export const saveParameters = (
  { id, revision }: Pick<ValuationDetail, 'id' | 'revision'>,
  operatingCostParams: OperatingCostParams,
) => call(valuationApi.updateValuation, { params: { id }, body: { revision, operatingCostParams } });
