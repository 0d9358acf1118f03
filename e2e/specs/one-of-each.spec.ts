import {
  carriersOf,
  collectScripts,
  countMakings,
  expectOneOfEach,
  marks,
  visitThreeRemotes,
} from '../pages/one-of-each';
import { expect, test } from '../pages/test';

test('with three remotes loaded there is one instance of each singleton', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.addInitScript(countMakings);
  await visitThreeRemotes(page);
  const remotes = [...scripts.keys()].map(url => url.match(/\/remotes\/([^/]+)\//)?.[1]);
  expect(new Set(remotes.filter(Boolean))).toEqual(new Set(['map-workspace', 'marketing', 'portfolio-hub']));

  for (const [what, mark] of Object.entries(marks)) {
    const carriers = await carriersOf(mark, scripts);
    expect(carriers, `scripts that carry ${what}`).toHaveLength(1);
    expect(carriers[0], `where ${what} is`).not.toContain('/remotes/');
  }
  await expectOneOfEach(page);
});

test('five tabs with an expired token refresh it once', async ({ context, request, baseURL }) => {
  const login = await request.post('/api/auth/login', {
    data: { email: 'manager@kavel.example', password: 'kavel-demo' },
  });
  const { result } = (await login.json()) as { result: { access_token: string; refresh_token: string } };
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'jwt_token', value: runOut(result.access_token), url, secure: true, sameSite: 'Strict' },
    { name: 'refresh_token', value: result.refresh_token, url, secure: true, sameSite: 'Strict' },
  ]);
  let refreshes = 0;
  context.on('request', asked => {
    if (new URL(asked.url()).pathname === '/refresh-token') refreshes += 1;
  });
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await Promise.all(tabs.map(tab => tab.goto('/valuations')));
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1, name: 'Waarderingen' })).toBeVisible();
  const [token] = (await context.cookies()).filter(({ name }) => name === 'jwt_token');
  expect(claimsOf(token?.value ?? '').exp).toBeGreaterThan(Date.now() / 1_000);
  expect(refreshes).toBe(1);
});

function claimsOf(token: string): { exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** The same token, expired. */
function runOut(token: string): string {
  const [head = '', , signature = ''] = token.split('.');
  const claims = claimsOf(token);
  const exp = Math.floor(Date.now() / 1_000) - 10;
  return [head, Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url'), signature].join('.');
}
