import type { RecordWork } from '@kavel/service-kit';
import { networkOf } from './origin';
import { recordEvent } from './repositories/audit';
import type { AuthDatabase } from './repositories/schema';

/** Records work done in any service in the audit log of its organisation. */
export function createRecordWork(database: AuthDatabase): RecordWork {
  return ({ kind, object, caller, address, detail }) =>
    database.inService(trx =>
      recordEvent(trx, {
        organisationId: caller.organisationId,
        kind,
        actor: { userId: caller.actorId, name: caller.actorName },
        subject: caller.userId === caller.actorId ? null : { userId: caller.userId, name: caller.userName },
        detail: { object, ...detail },
        address: networkOf(address),
      }),
    );
}
