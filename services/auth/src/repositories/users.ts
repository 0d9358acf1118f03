import type { PermissionKey } from '@kavel/contracts';
import type { AuthTransaction } from './schema';

export interface Account {
  userId: string;
  organisationId: string;
  organisationName: string;
  /** The organisation runs the platform. */
  platform: boolean;
  email: string;
  name: string;
  passwordHash: string;
  permissions: PermissionKey[];
  /** Key of a built-in role or id of a custom one; null for custom permissions. */
  roleId: string | null;
  active: boolean;
  /** A link mailed to the address was used. */
  emailProven: boolean;
  /** The register of appraisers that the user is in, and the number there; both or neither. */
  registerName: string | null;
  registerNumber: string | null;
}

export interface NewAccount
  extends Omit<Account, 'active' | 'emailProven' | 'registerName' | 'registerNumber'> {
  demo: boolean;
}

export async function findAccountByEmail(trx: AuthTransaction, email: string): Promise<Account | undefined> {
  return accounts(trx).where('user_account.email', '=', email.toLowerCase()).executeTakeFirst();
}

export async function findAccount(trx: AuthTransaction, userId: string): Promise<Account | undefined> {
  return accounts(trx).where('user_account.id', '=', userId).executeTakeFirst();
}

export async function listAccounts(trx: AuthTransaction): Promise<Account[]> {
  return accounts(trx).orderBy('organisation.name').orderBy('user_account.name').execute();
}

/** Users of an organisation who may sign in, by name. */
export async function listMembers(trx: AuthTransaction, organisationId: string): Promise<Account[]> {
  return accounts(trx)
    .where('user_account.organisation_id', '=', organisationId)
    .where('user_account.active', '=', true)
    .orderBy('user_account.name')
    .orderBy('user_account.id')
    .execute();
}

export async function hasAccounts(trx: AuthTransaction): Promise<boolean> {
  return (await trx.selectFrom('user_account').select('id').limit(1).execute()).length > 0;
}

/** Adds an account and its organisation when new. An existing email address does not change. */
export async function addAccount(trx: AuthTransaction, account: NewAccount): Promise<void> {
  await trx
    .insertInto('organisation')
    .values({ id: account.organisationId, name: account.organisationName, platform: account.platform })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await trx
    .insertInto('user_account')
    .values({
      id: account.userId,
      organisation_id: account.organisationId,
      email: account.email.toLowerCase(),
      name: account.name,
      password_hash: account.passwordHash,
      permissions: account.permissions,
      role: account.roleId,
      demo: account.demo,
      // Demo addresses are made up, and count as proven.
      email_proven: account.demo,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function renameAccount(trx: AuthTransaction, userId: string, name: string): Promise<void> {
  await trx.updateTable('user_account').set({ name }).where('id', '=', userId).execute();
}

export async function setRegister(
  trx: AuthTransaction,
  userId: string,
  register: { name: string; number: string } | null,
): Promise<void> {
  await trx
    .updateTable('user_account')
    .set({ register_name: register?.name ?? null, register_number: register?.number ?? null })
    .where('id', '=', userId)
    .execute();
}

export async function setPasswordHash(
  trx: AuthTransaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

export async function markEmailProven(trx: AuthTransaction, userId: string): Promise<void> {
  await trx.updateTable('user_account').set({ email_proven: true }).where('id', '=', userId).execute();
}

/** False when the e-mail address already has an account in any organisation. */
export async function addInvited(
  trx: AuthTransaction,
  account: Pick<
    Account,
    'userId' | 'organisationId' | 'email' | 'name' | 'passwordHash' | 'permissions' | 'roleId' | 'emailProven'
  > & { demo: boolean },
): Promise<boolean> {
  const added = await trx
    .insertInto('user_account')
    .values({
      id: account.userId,
      organisation_id: account.organisationId,
      email: account.email,
      name: account.name,
      password_hash: account.passwordHash,
      permissions: account.permissions,
      role: account.roleId,
      email_proven: account.emailProven,
      demo: account.demo,
    })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function isDemoAccount(trx: AuthTransaction, userId: string): Promise<boolean> {
  const row = await trx.selectFrom('user_account').select('demo').where('id', '=', userId).executeTakeFirst();
  return row?.demo ?? false;
}

/** Whether somebody of the organisation has the e-mail address, in lower case. */
export async function hasColleague(
  trx: AuthTransaction,
  organisationId: string,
  email: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('user_account')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of deleted accounts; their sessions are deleted too. */
export async function removeDemoAccounts(trx: AuthTransaction): Promise<number> {
  const removed = await trx.deleteFrom('user_account').where('demo', '=', true).returning('id').execute();
  return removed.length;
}

function accounts(trx: AuthTransaction) {
  return trx
    .selectFrom('user_account')
    .innerJoin('organisation', 'organisation.id', 'user_account.organisation_id')
    .select([
      'user_account.id as userId',
      'user_account.organisation_id as organisationId',
      'organisation.name as organisationName',
      'organisation.platform as platform',
      'user_account.email as email',
      'user_account.name as name',
      'user_account.password_hash as passwordHash',
      'user_account.permissions as permissions',
      'user_account.role as roleId',
      'user_account.active as active',
      'user_account.email_proven as emailProven',
      'user_account.register_name as registerName',
      'user_account.register_number as registerNumber',
    ]);
}
