import type { AuthTransaction } from './schema';

export interface ActingRecord {
  organisationId: string;
  actorId: string;
  subjectId: string;
  /** Method and path pattern of the call. */
  call: string;
}

export async function recordActing(trx: AuthTransaction, record: ActingRecord): Promise<void> {
  await trx
    .insertInto('acting_audit')
    .values({
      organisation_id: record.organisationId,
      actor_id: record.actorId,
      subject_id: record.subjectId,
      call: record.call,
    })
    .execute();
}
