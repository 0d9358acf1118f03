import { type PermissionKey, permissionKeys } from '@kavel/contracts';
import type { Page } from '@playwright/test';

const user = {
  userId: '3f0d7cb4-9d55-4b43-9a3e-0b6a2a6f5d11',
  organisationId: '2c5ea4c0-4067-41e8-8bad-9b1deb4d3b7d',
  name: 'Maud Visser',
  email: 'maud@kavel.example',
  organisationName: 'Kavel',
};

/** Signs in a user with all permissions by default, without services: all calls fail with 503. */
export async function signInWithoutServices(
  page: Page,
  origin: string,
  permissions: readonly PermissionKey[] = permissionKeys,
): Promise<void> {
  const { userId: sub, organisationId: org, name, email } = user;
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub, org, name, email, perm: permissions, iat: now, exp: now + 36_000 };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part(claims)}.none`;
  const attributes = { url: origin, secure: true, sameSite: 'Strict' as const };
  await page.context().addCookies([
    { name: 'jwt_token', value: token, ...attributes },
    { name: 'refresh_token', value: 'none', ...attributes },
  ]);
  await page.route('**/api/**', route =>
    route.request().url().includes('/auth/user-state')
      ? route.fulfill({ json: { result: { ...user, permissions } } })
      : route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'No services here' } } }),
  );
}
