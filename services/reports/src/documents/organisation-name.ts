import { authApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import type { Asking } from './services';

/** Name of the organisation the caller works for: while acting on behalf, the subject's. */
export async function organisationName({ ask }: Asking, { organisationId }: Caller): Promise<string> {
  const state = await ask(authApi.userState, {});
  if (state.organisationId === organisationId) return state.organisationName;
  const users = await ask(authApi.listUsers, {});
  return users.find(user => user.organisationId === organisationId)?.organisationName ?? '';
}
