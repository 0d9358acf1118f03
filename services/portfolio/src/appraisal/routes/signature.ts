import { accountApi } from '@kavel/contracts/management';
import type { Signature } from '@kavel/contracts/valuations';
import type { Caller, ServiceClient } from '@kavel/service-kit';

/** The caller with the current role: an override is signed with it. */
export async function signatureOf(auth: ServiceClient, caller: Caller, now: Date): Promise<Signature> {
  const { roleId, roleName, registerName, registerNumber } = await auth.call(
    accountApi.getProfile,
    {},
    caller,
  );
  const { actorId, actorName, userId, userName } = caller;
  return {
    userId: actorId,
    name: actorName,
    onBehalfOf: userId === actorId ? null : { userId, name: userName },
    role: roleId === null ? null : { id: roleId, name: roleName },
    at: now.toISOString(),
    ...(registerName ? { registerName, registerNumber } : {}),
  };
}
