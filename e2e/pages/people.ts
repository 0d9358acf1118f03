import { randomUUID } from 'node:crypto';
import type { PermissionKey, TokenPair } from '@kavel/contracts';
import type { InvitationLink, Organisation } from '@kavel/contracts/management';
import type { APIRequestContext, Page } from '@playwright/test';
import { origin } from '../environment';
import { expect } from './test';

/** A user that a test made. */
export interface Person {
  name: string;
  email: string;
  organisationId: string;
}

const password = 'een lang wachtwoord';

async function post<Result>(request: APIRequestContext, path: string, data: object, token?: string) {
  const options = token ? { headers: { authorization: `Bearer ${token}` } } : {};
  const response = await request.post(`/api/auth${path}`, { data, ...options });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return ((await response.json()) as { result: Result }).result;
}

const tokensOf = (request: APIRequestContext, email: string, secret: string): Promise<TokenPair> =>
  post(request, '/login', { email, password: secret });

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
export async function signInAs(page: Page, { email }: Person): Promise<void> {
  const tokens = await tokensOf(page.request, email, password);
  const attributes = { url: origin, secure: true, sameSite: 'Strict' as const };
  await page.context().addCookies([
    { name: 'jwt_token', value: tokens.access_token, ...attributes },
    { name: 'refresh_token', value: encodeURIComponent(tokens.refresh_token), ...attributes },
  ]);
}
