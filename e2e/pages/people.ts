import { randomUUID } from 'node:crypto';
import type { PermissionKey } from '@kavel/contracts';
import type { InvitationLink, Organisation } from '@kavel/contracts/management';
import type { APIRequestContext, Page } from '@playwright/test';
import { post, startSession, tokensOf } from './auth-calls';

/** A user that a test made. */
export interface Person {
  name: string;
  email: string;
  organisationId: string;
}

const password = 'een lang wachtwoord';

/** Makes a user in an organisation, by default a new one: what is done there disturbs no other test. */
export async function newPerson(
  request: APIRequestContext,
  name: string,
  permissions: readonly PermissionKey[],
  colleague?: Person,
): Promise<Person> {
  const { access_token: admin } = await tokensOf(request, 'admin@kavel.example', 'kavel-demo');
  const key = randomUUID();
  const email = `${key}@kavel.example`;
  const organisationId =
    colleague?.organisationId ??
    (await post<Organisation>(request, '/management/organisations', { name: `Proef ${key}` }, admin)).id;
  const path = `/management/invitations?organisationId=${organisationId}`;
  const invitation = { email, name, grant: { permissions } };
  const { token } = await post<InvitationLink>(request, path, invitation, admin);
  await post(request, '/invitations/accept', { token, name, password });
  return { name, email, organisationId };
}

/** Signs in without the sign-in page. */
export const signInAs = (page: Page, { email }: Person): Promise<void> => startSession(page, email, password);
