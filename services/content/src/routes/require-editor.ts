import { accountApi } from '@kavel/contracts/management';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';

/** Throws `forbidden` for managers of any organisation but the platform's own. */
export async function requireEditor(auth: ServiceClient, caller: Caller): Promise<void> {
  const { platform } = await auth.call(accountApi.getProfile, {}, caller);
  if (platform) return;
  throw new ServiceError('forbidden', 'This is for managers of the platform');
}
