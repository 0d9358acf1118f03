import { accountApi } from '@kavel/contracts/management';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAccount } from '../current-account';
import { originOf } from '../origin';
import { recordEvent } from '../repositories/audit';
import { isSecondFactorDemanded } from '../repositories/role-demands';
import type { AuthDatabase, AuthTransaction } from '../repositories/schema';
import { describeSecondFactor, hasSecondFactor, removeSecondFactor } from '../repositories/second-factors';
import type { Account } from '../repositories/users';
import { admitCode, settleCode } from './code-throttle';
import { beginEnrolment, completeEnrolment, giveRecoveryCodes } from './second-factor';
import { invalidCode } from './sign-in-step';

/** Calls to enrol, renew and remove the second factor of the user's own account. */
export function registerOwnSecondFactor(app: FastifyInstance, database: AuthDatabase): void {
  const own = <T>(
    { caller, request }: { caller: Caller; request: FastifyRequest },
    work: (trx: AuthTransaction, account: Account, network: string | null) => Promise<T>,
  ) =>
    database.inOrganisation(caller, async trx =>
      work(trx, await readAccount(trx, caller), originOf(request).address),
    );

  route(app, accountApi.getSecondFactor, call =>
    own(call, async (trx, account) => ({
      ...(await describeSecondFactor(trx, account.userId)),
      demanded: await isSecondFactorDemanded(trx, account),
    })),
  );

  route(app, accountApi.beginSecondFactor, call => own(call, beginEnrolment));

  route(app, accountApi.confirmSecondFactor, async call => {
    const { caller, body } = call;
    await admitCode(database, caller.actorId);
    const recoveryCodes = await own(call, (trx, account, network) =>
      completeEnrolment(trx, account, { code: body.code, network }),
    );
    if (recoveryCodes === null) throw invalidCode();
    await settleCode(database, caller.actorId);
    return { recoveryCodes };
  });

  route(app, accountApi.removeSecondFactor, call =>
    own(call, async (trx, account, address) => {
      if (await isSecondFactorDemanded(trx, account)) {
        throw new ServiceError('conflict', 'The role or the organisation demands a second factor', {
          reason: 'demanded',
        });
      }
      if (await removeSecondFactor(trx, account.userId)) {
        await record(trx, account, 'second-factor-removed', address);
      }
      return null;
    }),
  );

  route(app, accountApi.renewRecoveryCodes, call =>
    own(call, async (trx, account, address) => {
      if (!(await hasSecondFactor(trx, account.userId))) {
        throw new ServiceError('conflict', 'There is no second factor', { reason: 'not-enrolled' });
      }
      const recoveryCodes = await giveRecoveryCodes(trx, account);
      await record(trx, account, 'recovery-codes-renewed', address);
      return { recoveryCodes };
    }),
  );
}

function record(
  trx: AuthTransaction,
  account: Account,
  kind: 'second-factor-removed' | 'recovery-codes-renewed',
  address: string | null,
): Promise<void> {
  const { organisationId } = account;
  return recordEvent(trx, { organisationId, kind, actor: account, subject: account, address });
}
