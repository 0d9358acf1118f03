import type { TokenPair } from '@kavel/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { origin } from '../environment';
import { expect } from './test';

/** Calls the service of accounts, without a page. */
export async function post<Result>(request: APIRequestContext, path: string, data: object, token?: string) {
  const options = token ? { headers: { authorization: `Bearer ${token}` } } : {};
  const response = await request.post(`/api/auth${path}`, { data, ...options });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return ((await response.json()) as { result: Result }).result;
}

/** The tokens of a new session. */
export const tokensOf = (request: APIRequestContext, email: string, password: string): Promise<TokenPair> =>
  post(request, '/login', { email, password });

/** Starts a session, and stores its tokens as the sign-in page does. */
export async function startSession(page: Page, email: string, password: string): Promise<void> {
  const tokens = await tokensOf(page.request, email, password);
  const attributes = { url: origin, secure: true, sameSite: 'Strict' as const };
  await page.context().addCookies([
    { name: 'jwt_token', value: tokens.access_token, ...attributes },
    { name: 'refresh_token', value: encodeURIComponent(tokens.refresh_token), ...attributes },
  ]);
}
