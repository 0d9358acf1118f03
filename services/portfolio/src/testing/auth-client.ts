import { authApi, type Endpoint, type EndpointInput, type EndpointResult } from '@kavel/contracts';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';

/** What `authClient` says an organisation is called. */
export const organisationNameOf = (organisationId: string) => `Organisatie ${organisationId.slice(0, 8)}`;

/** Stands in for the auth service: knows the organisation of whoever calls. */
export const authClient: ServiceClient = {
  async call<E extends Endpoint>(endpoint: E, _: EndpointInput<E>, caller?: Caller) {
    if (endpoint.path !== authApi.userState.path || caller === undefined) {
      throw new ServiceError('unavailable', `No answer to ${endpoint.path} in this test`);
    }
    const { organisationId } = caller;
    return { organisationId, organisationName: organisationNameOf(organisationId) } as EndpointResult<E>;
  },
};
