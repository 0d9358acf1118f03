import type { Endpoint, EndpointInput, EndpointResult } from '@kavel/contracts';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';

/** Clients of the services that own the figures. */
export interface FigureServices {
  portfolio: ServiceClient;
  realEstateData: ServiceClient;
  auth: ServiceClient;
}

/** Calls in the name of one user, so that row-level security and permissions hold. */
export function inNameOf(services: FigureServices, caller: Caller) {
  const clientOf = ({ service }: Endpoint): ServiceClient =>
    service === 'portfolio'
      ? services.portfolio
      : service === 'auth'
        ? services.auth
        : services.realEstateData;
  return {
    ask: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointResult<E>> =>
      clientOf(endpoint).call(endpoint, input, caller),
    /** Null where the service has nothing to tell, such as a cash flow without values. */
    async askIfThere<E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
    ): Promise<EndpointResult<E> | null> {
      try {
        return await clientOf(endpoint).call(endpoint, input, caller);
      } catch (error) {
        if (error instanceof ServiceError && nothingToTell.includes(error.status)) return null;
        throw error;
      }
    },
  };
}

const nothingToTell = [403, 404, 422];
export type Asking = ReturnType<typeof inNameOf>;
