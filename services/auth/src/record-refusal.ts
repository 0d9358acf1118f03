import type { RecordRefusal } from '@kavel/service-kit';
import { originOf } from './origin';
import { recordEvent } from './repositories/audit';
import type { AuthDatabase } from './repositories/schema';

/** Records refused calls in the audit log, once an hour per user and call, because recording each would flood it. */
export function createRecordRefusal(database: AuthDatabase): RecordRefusal {
  return ({ actor, call, request }) => {
    const hour = new Date().toISOString().slice(0, 13);
    return database.inService(trx =>
      recordEvent(trx, {
        organisationId: actor.org,
        kind: 'refused',
        actor: { userId: actor.sub, name: actor.name },
        detail: { call },
        address: originOf(request).address,
        once: `refused ${actor.sub} ${call} ${hour}`,
      }),
    );
  };
}
