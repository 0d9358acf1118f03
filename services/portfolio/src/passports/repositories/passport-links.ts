import {
  type PassportLink,
  type PassportPart,
  passportLinkLimits,
  type SharedValue,
} from '@kavel/contracts/passports';
import { type Caller, ServiceError, signedBy } from '@kavel/service-kit';
import { type Selectable, sql } from 'kysely';
import type { PortfolioSchema } from '../../repositories/schema';
import type { OrganisationScope, PortfolioStore } from '../../repositories/store';

export type PassportLinkRow = Selectable<PortfolioSchema['passport_link']>;

export interface NewPassportLink {
  objectId: string;
  tokenHash: string;
  parts: PassportPart[];
  ownValue: SharedValue | null;
  sender: string;
  /** The last day on which it works. */
  until: string;
}

/** Throws `conflict` when too many links of the user work. */
export async function insertLink(
  scope: OrganisationScope,
  caller: Caller,
  { objectId, tokenHash, parts, ownValue, sender, until }: NewPassportLink,
): Promise<PassportLink> {
  const { open } = await linksOf(scope)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(sql<number>`count(*)::int`.as('open'))
    .executeTakeFirstOrThrow();
  if (open >= passportLinkLimits.links)
    throw new ServiceError('conflict', `At most ${passportLinkLimits.links} links work; withdraw one first`);
  const row = await scope.trx
    .insertInto('passport_link')
    .values({
      organisation_id: scope.organisationId,
      ...{ object_id: objectId, token_hash: tokenHash, parts, sender },
      own_value: ownValue && JSON.stringify(ownValue),
      expires_at: sql<Date>`(${until}::date + 1)::timestamp at time zone 'Europe/Amsterdam'`,
      ...signedBy(caller),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toLink(row);
}

/** Links of the user to an address, newest first. */
export async function listLinks(scope: OrganisationScope, objectId: string): Promise<PassportLink[]> {
  const rows = await linksOf(scope)
    .where('object_id', '=', objectId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(passportLinkLimits.links)
    .execute();
  return rows.map(toLink);
}

/** A second time changes nothing. Throws `not-found`. */
export async function withdrawLink(scope: OrganisationScope, id: string): Promise<void> {
  const row = await linksOf(scope).where('id', '=', id).select('id').executeTakeFirst();
  if (row === undefined) throw new ServiceError('not-found', 'This link does not exist');
  await scope.trx
    .updateTable('passport_link')
    .set({ withdrawn_at: sql`now()` })
    .where('organisation_id', '=', scope.organisationId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** The link of a token while it works. */
export function findLink(store: PortfolioStore, tokenHash: string): Promise<PassportLinkRow | undefined> {
  return store.inService(trx =>
    trx
      .selectFrom('passport_link')
      .where('token_hash', '=', tokenHash)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .selectAll()
      .executeTakeFirst(),
  );
}

function linksOf({ trx, organisationId, userId }: OrganisationScope) {
  return trx
    .selectFrom('passport_link')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId);
}

function toLink(row: PassportLinkRow): PassportLink {
  const ended = row.expires_at.getTime() <= Date.now() ? 'expired' : 'open';
  return {
    id: row.id,
    objectId: row.object_id,
    parts: row.parts,
    ownValue: row.own_value,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: row.withdrawn_at === null ? ended : 'withdrawn',
  };
}
