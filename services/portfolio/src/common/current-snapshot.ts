import { catalogueApi } from '@kavel/contracts';
import type { ServiceClient } from '@kavel/service-kit';

/**
 * The current snapshot of the data; null while the catalogue cannot be asked, as a page can do without. Ask outside of
 * transactions, so that no connection waits for it.
 */
export function currentSnapshot(realEstateData: ServiceClient): Promise<string | null> {
  return realEstateData.call(catalogueApi.catalogueStatus, {}).then(
    ({ snapshot }) => snapshot,
    () => null,
  );
}
