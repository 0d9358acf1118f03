import type { ServiceClient } from '@kavel/service-kit';
import type { PortfolioStore } from '../repositories/store';

/** Dependencies of the routes. */
export interface RouteContext {
  store: PortfolioStore;
  realEstateData: ServiceClient;
  now(): Date;
}
