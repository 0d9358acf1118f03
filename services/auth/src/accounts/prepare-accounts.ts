import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@kavel/contracts';
import { checkNewPassword } from '../password-policy';
import { hashPassword } from '../passwords';
import type { AuthDatabase } from '../repositories/schema';
import { removeSigningKeys } from '../repositories/signing-keys';
import { addAccount, hasAccounts, listAccounts, removeDemoAccounts } from '../repositories/users';
import { demoAccounts, demoPassword } from './demo-accounts';

export interface Administrator {
  email: string;
  password: string;
}

const shortestPassword = 12;

/** Adds the missing demo accounts. */
export async function addDemoAccounts(database: AuthDatabase): Promise<void> {
  const present = await database.inService(listAccounts);
  const missing = demoAccounts.filter(({ email }) => present.every(account => account.email !== email));
  const passwordHash = missing.length === 0 ? '' : await hashPassword(demoPassword);
  await database.inService(async trx => {
    for (const account of missing) await addAccount(trx, { ...account, passwordHash, demo: true });
  });
}

/**
 * Production: removes demo accounts and their tokens, and creates the first administrator. Throws when there is no user
 * and the environment names no administrator.
 */
export async function prepareProductionAccounts(
  database: AuthDatabase,
  administrator: Administrator | undefined,
): Promise<void> {
  const inhabited = await database.inService(async trx => {
    if ((await removeDemoAccounts(trx)) > 0) await removeSigningKeys(trx);
    return hasAccounts(trx);
  });
  if (!inhabited) await addAdministrator(database, administrator);
}

async function addAdministrator(
  database: AuthDatabase,
  administrator: Administrator | undefined,
): Promise<void> {
  if (administrator === undefined) {
    throw new Error(
      'There are no users yet. Set KAVEL_ADMIN_EMAIL and KAVEL_ADMIN_PASSWORD for the first administrator.',
    );
  }
  const { email, password } = administrator;
  if (!/^\S+@\S+$/.test(email)) throw new Error(`KAVEL_ADMIN_EMAIL is not an e-mail address: ${email}`);
  if (password.length < shortestPassword) {
    throw new Error(`KAVEL_ADMIN_PASSWORD must have at least ${shortestPassword} characters.`);
  }
  const organisationName = 'Beheer';
  await checkNewPassword(password, { email, name: 'Beheerder', organisationName }).catch((error: unknown) => {
    throw new Error('KAVEL_ADMIN_PASSWORD is a known password or easy to guess. Choose another one.', {
      cause: error,
    });
  });
  const passwordHash = await hashPassword(password);
  await database.inService(trx =>
    addAccount(trx, {
      userId: randomUUID(),
      organisationId: randomUUID(),
      organisationName,
      platform: true,
      email,
      name: 'Beheerder',
      passwordHash,
      permissions: [...permissionKeys],
      roleId: null,
      demo: false,
    }),
  );
}
