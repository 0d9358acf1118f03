import type { ServiceClient } from '@kavel/service-kit';
import type { PortfolioStore } from '../repositories/store';

/** What the routes work with. */
export interface RouteContext {
  store: PortfolioStore;
  realEstateData: ServiceClient;
  now(): Date;
}
