import { authApi } from '@kavel/contracts';
import { accountApi, managementApi } from '@kavel/contracts/management';
import { appraiser, audit, auth, manager, stranger } from './testing/managers';

describe('sessions', () => {
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

  it('show device and network coarsely; an ended one is refused at the next user state and refresh', async () => {
    const body = { email: 'appraiser@kavel.example', password: 'kavel-demo' };
    const opened = (await auth.ask(authApi.login, { body }, undefined, firefox)).result;
    const own = await auth.ask(accountApi.listOwnSessions, {}, opened.access_token);
    const current = own.result.find(session => session.current);
    expect(current).toMatchObject({
      device: 'Firefox, Linux',
      address: '127.0.0.0/24',
      userName: 'Sander Bakker',
    });

    const params = { sessionId: current?.id ?? '' };
    expect((await auth.ask(managementApi.endSession, { params }, manager.access_token)).status).toBe(200);
    expect((await auth.ask(authApi.userState, {}, opened.access_token)).status).toBe(401);
    expect(
      (await auth.ask(authApi.refreshToken, { body: { refresh_token: opened.refresh_token } })).status,
    ).toBe(401);
    expect((await auth.ask(managementApi.endSession, { params }, manager.access_token)).status).toBe(404);
  });

  it('cannot be ended from another organisation, nor as one’s own by another user', async () => {
    const own = await auth.ask(accountApi.listOwnSessions, {}, stranger.access_token);
    const params = { sessionId: own.result[0]?.id ?? '' };
    expect((await auth.ask(managementApi.endSession, { params }, manager.access_token)).status).toBe(404);
    expect((await auth.ask(accountApi.endOwnSession, { params }, manager.access_token)).status).toBe(404);
    expect((await auth.ask(authApi.userState, {}, stranger.access_token)).status).toBe(200);
  });

  it('end all at once, of one user or of the organisation, except the caller’s', async () => {
    await auth.signIn('appraiser');
    const before = await auth.ask(managementApi.listSessions, {}, manager.access_token);
    expect(new Set(before.result.map(session => session.userName)).size).toBeGreaterThan(1);
    const ofUser = appraiser.claims.sub;
    await auth.ask(managementApi.endSessions, { query: { ofUser } }, manager.access_token);
    const then = await auth.ask(managementApi.listSessions, {}, manager.access_token);
    expect(then.result.some(session => session.userId === ofUser)).toBe(false);
    await auth.ask(managementApi.endSessions, {}, manager.access_token);
    const left = await auth.ask(managementApi.listSessions, {}, manager.access_token);
    expect(left.result).toMatchObject([{ current: true }]);
    expect(await audit({ kind: 'sessions-ended' })).not.toEqual([]);
  });

  it('end on a password change, which requires the current password', async () => {
    const [one, other] = [await auth.signIn('bank'), await auth.signIn('bank')];
    const change = (current: string) =>
      auth.ask(
        accountApi.changePassword,
        { body: { current, next: 'een heel ander woord' } },
        one.access_token,
      );
    expect(await change('geraden')).toMatchObject({ status: 401, error: { code: 'invalid-credentials' } });
    expect((await change('kavel-demo')).status).toBe(200);
    expect((await auth.ask(authApi.userState, {}, other.access_token)).status).toBe(401);
    expect((await auth.ask(authApi.userState, {}, one.access_token)).status).toBe(200);
    expect((await auth.signIn('bank', 'een heel ander woord')).claims.sub).toBe(one.claims.sub);
  });
});
