import type { Organisation } from '@kavel/contracts/management';
import type { AuthTransaction } from './schema';
import { refusingTakenName } from './taken-name';

/** All of them, or the requested one, by name. */
export async function listOrganisations(trx: AuthTransaction, id?: string): Promise<Organisation[]> {
  const rows = await trx
    .selectFrom('organisation')
    .$if(id !== undefined, query => query.where('organisation.id', '=', id ?? ''))
    .select(eb => [
      'organisation.id',
      'organisation.name',
      'organisation.platform',
      eb
        .selectFrom('user_account')
        .whereRef('user_account.organisation_id', '=', 'organisation.id')
        .where('user_account.active', '=', true)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('users'),
    ])
    .orderBy('organisation.name')
    .execute();
  return rows.map(row => ({ ...row, users: Number(row.users) }));
}

export async function organisationExists(trx: AuthTransaction, id: string): Promise<boolean> {
  const row = await trx.selectFrom('organisation').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Throws `name-taken`. */
export async function addOrganisation(trx: AuthTransaction, id: string, name: string): Promise<void> {
  await refusingTakenName(name, 'organisation_name', () =>
    trx.insertInto('organisation').values({ id, name }).execute(),
  );
}

/** Throws `name-taken`. */
export async function renameOrganisation(trx: AuthTransaction, id: string, name: string): Promise<void> {
  await refusingTakenName(name, 'organisation_name', () =>
    trx.updateTable('organisation').set({ name }).where('id', '=', id).execute(),
  );
}

/** Locks the organisation, so that changes of rights run one after another. */
export async function lockOrganisation(trx: AuthTransaction, id: string): Promise<void> {
  await trx.selectFrom('organisation').select('id').where('id', '=', id).forUpdate().execute();
}
