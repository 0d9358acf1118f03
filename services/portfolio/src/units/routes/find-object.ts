import { catalogueApi, type RealEstateObject } from '@kavel/contracts';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';

/** Throws `address-not-found` when the catalogue has no such object. */
export async function findObject(
  realEstateData: ServiceClient,
  id: string,
  caller: Caller,
): Promise<RealEstateObject> {
  try {
    return await realEstateData.call(catalogueApi.getObject, { params: { id } }, caller);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    throw new ServiceError('address-not-found', `There is no address with number ${id}`, { numberId: id });
  }
}
