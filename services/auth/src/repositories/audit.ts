import type { AuditEvent, AuditKind, AuditPage } from '@kavel/contracts/management';
import { type SqlBool, sql } from 'kysely';
import { containing } from './like';
import type { AuthTransaction } from './schema';

export interface Person {
  userId: string;
  name: string;
}

export interface NewAuditEvent {
  /** The organisation whose administrators see it; null: only those of the platform. */
  organisationId: string | null;
  kind: AuditKind;
  actor: Person | null;
  subject?: Person | null;
  detail?: Record<string, string>;
  address: string | null;
  /** Skips the event when one with the same key exists. */
  once?: string;
}

export async function recordEvent(trx: AuthTransaction, event: NewAuditEvent): Promise<void> {
  await trx
    .insertInto('audit_event')
    .values({
      organisation_id: event.organisationId,
      kind: event.kind,
      actor_id: event.actor?.userId ?? null,
      actor_name: event.actor?.name ?? null,
      subject_id: event.subject?.userId ?? null,
      subject_name: event.subject?.name ?? null,
      detail: JSON.stringify(event.detail ?? {}),
      address: event.address,
      once: event.once ?? null,
    })
    .onConflict(conflict => conflict.column('once').doNothing())
    .execute();
}

export interface AuditFilter {
  search?: string;
  kind?: AuditKind;
  person?: string;
  /** Id of the object, or of its portfolio. */
  object?: string;
  /** Days in UTC, both included. */
  from?: string;
  until?: string;
  cursor?: string;
  limit: number;
}

/** Events of one organisation, newest first; with `nobodys` also those without an organisation. */
export async function listEvents(
  trx: AuthTransaction,
  organisationId: string,
  nobodys: boolean,
  filter: AuditFilter,
): Promise<AuditPage> {
  const rows = await selectEvents(trx, organisationId, nobodys, filter).execute();
  const shown = rows.slice(0, filter.limit);
  return {
    events: shown.map(toEvent),
    next: rows.length > filter.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** One more than the page size, to know whether there is a next page. */
export function selectEvents(
  trx: AuthTransaction,
  organisationId: string,
  nobodys: boolean,
  filter: AuditFilter,
) {
  return trx
    .selectFrom('audit_event')
    .selectAll()
    .where(eb =>
      eb.or([
        eb('organisation_id', '=', organisationId),
        ...(nobodys ? [eb('organisation_id', 'is', null)] : []),
      ]),
    )
    .$if(filter.kind !== undefined, query => query.where('kind', '=', filter.kind ?? 'sign-in'))
    .$if(filter.cursor !== undefined, query => query.where('id', '<', filter.cursor ?? ''))
    .$if(filter.person !== undefined, query =>
      query.where(eb =>
        eb.or([eb('actor_id', '=', filter.person ?? ''), eb('subject_id', '=', filter.person ?? '')]),
      ),
    )
    .$if(filter.object !== undefined, query =>
      query.where(eb =>
        eb.or([eb('object_id', '=', filter.object ?? ''), eb('portfolio_id', '=', filter.object ?? '')]),
      ),
    )
    .$if(filter.from !== undefined, query =>
      query.where(sql<SqlBool>`at >= ${filter.from}::timestamp at time zone 'utc'`),
    )
    .$if(filter.until !== undefined, query =>
      query.where(sql<SqlBool>`at < (${filter.until}::timestamp + interval '1 day') at time zone 'utc'`),
    )
    .$if(Boolean(filter.search), query =>
      query.where(
        sql<SqlBool>`concat_ws(' ', actor_name, subject_name, detail::text) ilike ${containing(filter.search ?? '')}`,
      ),
    )
    .orderBy('id', 'desc')
    .limit(filter.limit + 1);
}

interface AuditRow {
  id: string;
  at: Date;
  kind: AuditKind;
  actor_id: string | null;
  actor_name: string | null;
  subject_id: string | null;
  subject_name: string | null;
  detail: Record<string, string>;
  address: string | null;
}

function toEvent(row: AuditRow): AuditEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor: toPerson(row.actor_id, row.actor_name),
    subject: toPerson(row.subject_id, row.subject_name),
    detail: row.detail,
    address: row.address,
  };
}

function toPerson(userId: string | null, name: string | null): Person | null {
  return userId === null ? null : { userId, name: name ?? '' };
}
