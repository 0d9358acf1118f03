import { authApi } from '@kavel/contracts';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';

/** Name of the organisation the caller works for: while acting on behalf, the subject's. */
export async function organisationName(auth: ServiceClient, caller: Caller): Promise<string> {
  const state = await auth.call(authApi.userState, {}, caller);
  if (state.organisationId === caller.organisationId) return state.organisationName;
  const users = await auth.call(authApi.listUsers, {}, caller);
  const user = users.find(({ organisationId }) => organisationId === caller.organisationId);
  if (user === undefined) throw new ServiceError('forbidden', 'You may not act for this organisation');
  return user.organisationName;
}
