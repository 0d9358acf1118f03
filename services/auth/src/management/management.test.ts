import { authApi } from '@kavel/contracts';
import { accountApi, auditKinds, type Grant, managementApi } from '@kavel/contracts/management';
import { accept, appraiser, audit, auth, changeUser, invite, manager, platform } from './testing/managers';

describe('rights', () => {
  it('nobody grants a permission without having it: not to a user, in a role or by an invitation', async () => {
    const beyond: Grant = { permissions: ['auth.intern'] };
    const refusals = [
      await changeUser(appraiser.claims.sub, beyond),
      await invite('te@kavel.example', beyond),
      await auth.ask(
        managementApi.createRole,
        { body: { name: 'Te veel', permissions: ['auth.intern'] } },
        manager.access_token,
      ),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 403,
        error: { details: { reason: 'not-held', missing: ['auth.intern'] } },
      });
    }
  });

  it('changing a custom role affects all its users, and deleting it keeps their permissions', async () => {
    const role = await auth.ask(
      managementApi.createRole,
      { body: { name: 'Zoeker', permissions: ['auth.unrestricted-access-general', 'auth.locator'] } },
      manager.access_token,
    );
    const params = { roleId: role.result.id };
    await changeUser(appraiser.claims.sub, params);
    const changed = await auth.ask(
      managementApi.changeRole,
      { params, body: { name: 'Zoeker', permissions: ['auth.locator'] } },
      manager.access_token,
    );
    expect(changed.result).toMatchObject({ users: 1, permissions: ['auth.locator'] });
    const state = await auth.ask(authApi.userState, {}, appraiser.access_token);
    expect(state.result.permissions).toEqual(['auth.locator']);

    await auth.ask(managementApi.deleteRole, { params }, manager.access_token);
    const users = await auth.ask(
      managementApi.listManagedUsers,
      { query: { search: 'Sander' } },
      manager.access_token,
    );
    expect(users.result).toMatchObject([{ roleId: null, permissions: ['auth.locator'] }]);
    const foreign = await auth.ask(
      managementApi.changeRole,
      { params, body: { name: 'x', permissions: [] } },
      platform.access_token,
    );
    expect(foreign.status).toBe(404);
  });

  it('the last manager cannot be removed, even by two changes at once', async () => {
    const lastManager = { status: 409, error: { code: 'conflict', details: { reason: 'last-manager' } } };
    const { sub } = manager.claims;
    const deactivate = (userId: string) =>
      auth.ask(
        managementApi.setUserActive,
        { params: { userId }, body: { active: false } },
        manager.access_token,
      );
    expect(await changeUser(sub, { roleId: 'reader' })).toMatchObject(lastManager);
    expect(await deactivate(sub)).toMatchObject(lastManager);

    await changeUser(appraiser.claims.sub, { roleId: 'administrator' });
    const colleague = await auth.signIn('appraiser');
    const both = await Promise.all([
      changeUser(sub, { roleId: 'reader' }),
      changeUser(colleague.claims.sub, { roleId: 'reader' }, colleague),
    ]);
    expect(both.map(answer => answer.status).sort()).toEqual([200, 409]);
    for (const userId of [sub, colleague.claims.sub]) {
      await auth.ask(
        managementApi.changeUser,
        {
          params: { userId },
          query: { organisationId: manager.claims.org },
          body: { grant: { roleId: 'administrator' } },
        },
        platform.access_token,
      );
    }
  });
});

describe('adding and removing users', () => {
  it('an invitation creates an account once, with its rights, and is in the audit log', async () => {
    const { result } = await invite('Noor@Kavel.example');
    expect(result.invitation).toMatchObject({ email: 'noor@kavel.example', state: 'open', roleId: 'reader' });
    const [stored] = await auth.database.query<{ dump: string }>(
      "select string_agg(i::text, ' ') || (select string_agg(a::text, ' ') from auth.audit_event a) as dump from auth.invitation i",
    );
    expect(stored?.dump).not.toContain(result.token);

    const token = result.token ?? '';
    const seen = await auth.ask(accountApi.readInvitation, { body: { token } });
    expect(seen.result).toMatchObject({ organisationName: 'Demo Beheer', email: 'noor@kavel.example' });
    const twice = await Promise.all([accept(token), accept(token)]);
    expect(twice.map(answer => answer.status).sort()).toEqual([200, 404]);
    const { claims } = await auth.signIn('noor', 'een lang wachtwoord');
    expect(claims).toMatchObject({ name: 'Noor Nieuw', org: manager.claims.org });
    expect(claims.perm).toEqual(['auth.unrestricted-access-general']);

    const events = await audit({ person: claims.sub });
    expect(events.map(event => event.kind)).toEqual(['sign-in', 'invitation-accepted']);
  });

  it('a link is invalid when another is created, when withdrawn and after seven days', async () => {
    const first = (await invite('vera@kavel.example')).result;
    const params = { invitationId: first.invitation.id };
    const second = await auth.ask(managementApi.resendInvitation, { params }, manager.access_token);
    expect((await accept(first.token)).status).toBe(404);
    await auth.ask(managementApi.withdrawInvitation, { params }, manager.access_token);
    expect((await accept(second.result.token)).status).toBe(404);

    const late = (await invite('vera@kavel.example')).result;
    await auth.database.query("update auth.invitation set expires_at = expires_at - interval '7 days'");
    expect((await accept(late.token)).status).toBe(404);
    const list = await auth.ask(managementApi.listInvitations, {}, manager.access_token);
    expect(list.result.slice(0, 2).map(({ state }) => state)).toEqual(['expired', 'withdrawn']);
  });

  it('reveals a colleague’s account, but not one elsewhere before the link is used', async () => {
    expect(await invite('appraiser@kavel.example')).toMatchObject({
      status: 409,
      error: { details: { reason: 'has-account' } },
    });
    const elsewhere = await invite('member@kavel.example');
    expect(elsewhere.status).toBe(200);
    expect((await accept(elsewhere.result.token)).status).toBe(409);
  });

  it('requires a password of twelve characters', async () => {
    const { result } = await invite('kort@kavel.example');
    expect((await accept(result.token, 'elf tekens!')).status).toBe(400);
  });

  it('a deactivated user is signed out everywhere at once, and can return when activated', async () => {
    const session = await auth.signIn('appraiser');
    const params = { userId: session.claims.sub };
    await auth.ask(managementApi.setUserActive, { params, body: { active: false } }, manager.access_token);
    expect((await auth.ask(authApi.userState, {}, session.access_token)).status).toBe(401);
    const body = { refresh_token: session.refresh_token };
    expect((await auth.ask(authApi.refreshToken, { body })).status).toBe(401);
    const login = { email: 'appraiser@kavel.example', password: 'kavel-demo' };
    expect(await auth.ask(authApi.login, { body: login })).toMatchObject({
      status: 401,
      error: { code: 'invalid-credentials' },
    });
    await auth.ask(managementApi.setUserActive, { params, body: { active: true } }, manager.access_token);
    expect((await auth.ask(authApi.login, { body: login })).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('pages by cursor without gaps or repeats, and filters by kind, day and text', async () => {
    const whole = await audit({ limit: 1000 });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 7, ...(cursor ? { cursor } : {}) };
      const page = (await auth.ask(managementApi.listAudit, { query }, manager.access_token)).result;
      paged.push(...page.events.map(event => event.id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(paged).toEqual(whole.map(event => event.id));
    expect(whole.length).toBeGreaterThan(20);

    const today = new Date().toISOString().slice(0, 10);
    expect(await audit({ until: '2020-01-01' })).toEqual([]);
    expect((await audit({ from: today, limit: 1000 })).length).toBe(whole.length);
    expect(new Set((await audit({ kind: 'user-changed' })).map(event => event.kind))).toEqual(
      new Set(['user-changed']),
    );
    expect(
      (await audit({ search: 'vera@' })).every(({ detail }) => detail.email === 'vera@kavel.example'),
    ).toBe(true);
  });

  it('has failed sign-ins, without the typed text; those of unknown users only for the platform', async () => {
    for (const email of ['manager@kavel.example', 'mijn-wachtwoord@kavel.example']) {
      await auth.ask(authApi.login, { body: { email, password: 'fout' } });
    }
    const failed = await audit({ kind: 'sign-in-failed' });
    expect(failed[0]).toMatchObject({
      actor: null,
      subject: { name: 'Marieke de Vries' },
      address: '127.0.0.0/24',
    });
    expect(failed.every(event => event.subject !== null)).toBe(true);
    const nobodys = (await audit({ kind: 'sign-in-failed' }, platform)).filter(
      event => event.subject === null,
    );
    expect(nobodys.length).toBe(1);
    expect(JSON.stringify(nobodys)).not.toContain('mijn-wachtwoord');
  });

  it('shows acting to both organisations, once an hour', async () => {
    const caller = { ...platform.claims, actorId: platform.claims.sub, userId: platform.claims.sub };
    const actor = {
      actorId: caller.sub,
      userId: caller.sub,
      actorName: caller.name,
      userName: caller.name,
      organisationId: caller.org,
      permissions: caller.perm,
      token: platform.access_token,
    };
    for (let call = 0; call < 3; call += 1) {
      await auth.auth.resolveActing(actor, manager.claims.sub, 'GET /api/portfolio/portfolios');
    }
    const expected = [{ actor: { name: 'Anouk Jansen' }, subject: { name: 'Marieke de Vries' } }];
    expect(await audit({ kind: 'acting' })).toMatchObject(expected);
    expect(await audit({ kind: 'acting' }, platform)).toMatchObject(expected);
  });

  it('cannot be changed, even by the owner of the database', async () => {
    for (const change of ['update auth.audit_event set kind = kind', 'delete from auth.acting_audit']) {
      await expect(auth.database.query(change)).rejects.toThrow(/on record/);
    }
  });

  it('has every kind of event caused by these tests, and none of another organisation', async () => {
    const kinds = new Set((await audit({ limit: 1000 })).map(event => event.kind));
    const managed = auditKinds.filter(kind => /^(user|role|invitation)-/.test(kind));
    expect(managed.length).toBeGreaterThan(9);
    const caused = [...managed, 'sign-in', 'sign-in-failed', 'acting'] as const;
    expect(caused.filter(kind => !kinds.has(kind))).toEqual([]);
    expect(await audit({ limit: 1000, search: 'Pieter Mulder' })).toEqual([]);
  });
});
