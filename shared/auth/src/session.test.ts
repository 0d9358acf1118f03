import type { AccessClaims } from '@kavel/contracts';

const claims: AccessClaims = {
  sub: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11',
  org: '9c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b22',
  name: 'Maud Visser',
  email: 'manager@kavel.example',
  perm: ['auth.portfolio-hub', 'auth.act-on-behalf'],
  iat: 0,
  exp: 0,
};

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');

/** A token that expires in this many minutes. The browser does not check its signature. */
function tokenFor(minutes: number, name = claims.name, changed: object = {}): string {
  const exp = Math.floor(Date.now() / 1000) + minutes * 60;
  return `${base64url({ alg: 'ES256' })}.${base64url({ ...claims, name, exp, ...changed })}.signature`;
}

const answer = (status: number, body: unknown) =>
  ({ status, ok: status < 400, json: async () => body }) as Response;

/** A new session, as after a page load. jsdom accepts Secure cookies only on https. */
async function freshSession() {
  jest.resetModules();
  return (await import('./session')).session;
}

function cookiesSet(token: string | null, refreshToken: string | null) {
  document.cookie = `jwt_token=${token ?? ''}; Path=/; Max-Age=${token ? 100 : 0}`;
  document.cookie = `refresh_token=${refreshToken ?? ''}; Path=/; Max-Age=${refreshToken ? 100 : 0}`;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'Date'] });
  cookiesSet(null, null);
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/login');
  globalThis.fetch = jest.fn();
  const request = (_name: string, work: () => Promise<unknown>) => work();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the session', () => {
  test('is signed in when the cookie can be decoded, with the permissions in its claims', async () => {
    cookiesSet(tokenFor(60), 'r1');
    const session = await freshSession();
    await session.start();
    expect(session.state()).toMatchObject({
      isAuthenticated: true,
      user: { name: 'Maud Visser', email: 'manager@kavel.example' },
      permissions: claims.perm,
    });
  });

  test('ignores a cookie that cannot be decoded', async () => {
    cookiesSet('rubbish', null);
    const session = await freshSession();
    await session.start();
    expect(session.state().isAuthenticated).toBe(false);
  });

  test('without a token a call is refused with the specified text', async () => {
    const session = await freshSession();
    await session.start();
    await expect(session.token()).rejects.toThrow('User is not authenticated');
  });

  test('an expired token is refreshed before a call, once for all waiting calls', async () => {
    cookiesSet(tokenFor(-5), 'r1');
    const fetched = jest.mocked(fetch);
    const fresh = tokenFor(60);
    fetched.mockResolvedValue(answer(200, { result: { access_token: fresh, refresh_token: 'r2' } }));
    const session = await freshSession();
    await session.start();
    const tokens = await Promise.all([session.token(), session.token(), session.token()]);
    expect(new Set(tokens)).toEqual(new Set([session.state().token]));
    expect(fetched.mock.calls.filter(([url]) => url === '/refresh-token')).toHaveLength(1);
  });

  test('a token with less than ten minutes left is refreshed by the check that runs every minute', async () => {
    cookiesSet(tokenFor(60), 'r1');
    const session = await freshSession();
    await session.start();
    expect(fetch).not.toHaveBeenCalled();
    cookiesSet(tokenFor(9), 'r1');
    const bus = (await import('@kavel/event-bus')).bus;
    bus.publish('session', { state: 'refreshed' });
    jest.mocked(fetch).mockResolvedValue(answer(503, {}));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledWith('/refresh-token', expect.objectContaining({ method: 'POST' }));
  });

  test('a refused refresh ends the session', async () => {
    cookiesSet(tokenFor(-5), 'stolen');
    jest.mocked(fetch).mockResolvedValue(answer(401, {}));
    const session = await freshSession();
    await session.start();
    expect(session.state()).toMatchObject({ isAuthenticated: false, token: null, refreshToken: null });
    expect(document.cookie).not.toContain('stolen');
  });

  test('an unreachable server does not end it', async () => {
    cookiesSet(tokenFor(-5), 'r1');
    jest.mocked(fetch).mockResolvedValue(answer(503, {}));
    const session = await freshSession();
    await session.start();
    await expect(session.token()).rejects.toThrow('Failed to refresh token');
    expect(document.cookie).toContain('refresh_token=r1');
  });

  test('tokens in the address are used once, and removed from the address', async () => {
    history.replaceState(null, '', `/login?token=${tokenFor(60, 'From Link')}&refresh_token=r9`);
    const session = await freshSession();
    await session.start();
    expect(location.search).toBe('');
    expect(location.pathname).toBe('/login');
  });

  test.each([
    ['expired', () => tokenFor(-1)],
    ['invalid', () => 'rubbish'],
  ])('an %s token in the address is logged and ignored', async (_, token) => {
    history.replaceState(null, '', `/login?token=${token()}&refresh_token=r9`);
    const session = await freshSession();
    await session.start();
    expect(session.state().isAuthenticated).toBe(false);
    expect(console.warn).toHaveBeenCalled();
  });

  test('signing out clears everything and revokes on the server', async () => {
    cookiesSet(tokenFor(60), 'r1');
    jest.mocked(fetch).mockResolvedValue(answer(200, { result: null }));
    const session = await freshSession();
    await session.start();
    session.actAs({ userId: claims.sub, name: 'Someone' });
    session.signOut();
    expect(session.state()).toMatchObject({ isAuthenticated: false, selectedUser: null, permissions: [] });
    expect(fetch).toHaveBeenCalledWith('/api/auth/logout', expect.anything());
    expect(localStorage.length).toBe(0);
  });

  describe('a link with tokens, while a user is signed in', () => {
    const otherId = '7c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b55';
    const other = () => tokenFor(60, 'Other Person', { sub: otherId });

    /** The server's response to the link's refresh token decides; the claims of the link's own token are ignored. */
    async function openLink(claimed: string, exchanged: Response) {
      cookiesSet(tokenFor(60), 'r1');
      history.replaceState(null, '', `/valuations?token=${claimed}&refresh_token=r9`);
      jest
        .mocked(fetch)
        .mockResolvedValueOnce(exchanged)
        .mockResolvedValue(answer(200, { result: null }));
      const session = await freshSession();
      await session.start();
      expect(location.pathname + location.search).toBe('/valuations');
      return session;
    }
    const pairOf = (token: string) => answer(200, { result: { access_token: token, refresh_token: 'r10' } });
    const revoked = () =>
      jest
        .mocked(fetch)
        .mock.calls.filter(([url]) => url === '/api/auth/logout')
        .map(([, init]) => JSON.parse(String(init?.body)).refresh_token);

    test('of another user changes nothing until it is accepted, and then ends the previous session', async () => {
      const session = await openLink(other(), pairOf(other()));
      expect(session.state().user?.name).toBe('Maud Visser');
      expect(document.cookie).toContain('refresh_token=r1');
      session.actAs({ userId: otherId, name: 'Someone' });
      session.acceptOffer();
      expect(session.state()).toMatchObject({ user: { name: 'Other Person' }, selectedUser: null });
      expect(document.cookie).toContain('refresh_token=r10');
      expect(revoked()).toEqual(['r1']);
    });

    test('of another user that is declined keeps the session, and ends its own', async () => {
      const session = await openLink(other(), pairOf(other()));
      session.declineOffer();
      session.acceptOffer();
      expect(session.state().user?.name).toBe('Maud Visser');
      expect(document.cookie).toContain('refresh_token=r1');
      expect(revoked()).toEqual(['r10']);
    });

    test('is also offered when its token only claims to be of the same user', async () => {
      const session = await openLink(tokenFor(60, 'Maud Visser'), pairOf(other()));
      expect(session.state().user?.name).toBe('Maud Visser');
      expect(document.cookie).toContain('refresh_token=r1');
    });

    test('of the same user is used', async () => {
      await openLink(tokenFor(60), pairOf(tokenFor(60)));
      expect(document.cookie).toContain('refresh_token=r10');
    });

    test('that the server refuses is logged and ignored', async () => {
      await openLink(other(), answer(401, {}));
      expect(document.cookie).toContain('refresh_token=r1');
      expect(console.warn).toHaveBeenCalled();
    });
  });

  describe('acting on behalf', () => {
    const other = { userId: '5c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b33', name: 'Someone' };

    async function actingSession() {
      cookiesSet(tokenFor(60), 'r1');
      const session = await freshSession();
      await session.start();
      session.actAs(other);
      return session;
    }

    test('survives a reload, is shared with a second tab, and ends there too', async () => {
      const first = await actingSession();
      const second = await freshSession();
      await second.start();
      expect(second.state().selectedUser).toEqual(other);
      first.actAs(null);
      dispatchEvent(new StorageEvent('storage', { key: 'selected-user' }));
      expect(second.state().selectedUser).toBeNull();
      second.actAs(other);
      second.actAs(null);
      const third = await freshSession();
      await third.start();
      expect(third.state().selectedUser).toBeNull();
    });

    test.each([
      ['another user', { sub: '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b44' }],
      ['one who lost the right', { perm: ['auth.portfolio-hub'] }],
    ])('is not inherited by %s', async (_, changed) => {
      await actingSession();
      cookiesSet(tokenFor(60, claims.name, changed), 'r1');
      const next = await freshSession();
      await next.start();
      expect(next.state()).toMatchObject({ isAuthenticated: true, selectedUser: null });
    });
  });
});
