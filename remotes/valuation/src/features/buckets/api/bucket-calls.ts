import { call } from '@kavel/api-client';
import { type AddressBuckets, portfolioApi, valuationApi } from '@kavel/contracts';

export const saveBuckets = (id: string, body: AddressBuckets) =>
  call(valuationApi.saveAddressBuckets, { params: { id }, body });

/** The unit's own copy of the fact; the register is left as it is. Area in m². */
export const completeArea = (unitId: string, oppervlakte: number) =>
  call(portfolioApi.updateAddressObjectData, { params: { id: unitId }, body: { oppervlakte } });
