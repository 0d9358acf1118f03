import { authApi } from '@kavel/contracts';
import { accountApi, managementApi } from '@kavel/contracts/management';
import { defineAuthService } from '../index';
import { accept, appraiser, auth, changeUser, invite, manager, platform, stranger } from './testing/managers';

describe('permission to manage', () => {
  it('is required, even when the token still has it', async () => {
    const refused = await auth.ask(managementApi.listManagedUsers, {}, stranger.access_token);
    expect(refused).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    await changeUser(appraiser.claims.sub, { roleId: 'administrator' });
    const fresh = await auth.signIn('appraiser');
    await changeUser(appraiser.claims.sub, { roleId: 'portfolio-manager' });
    expect((await auth.ask(managementApi.listManagedUsers, {}, fresh.access_token)).status).toBe(403);
  });

  it('an administrator sees only their own organisation; others look unknown', async () => {
    const users = await auth.ask(managementApi.listManagedUsers, {}, manager.access_token);
    expect(users.result.map(user => user.name)).toEqual([
      'Hanneke Smeets',
      'Marieke de Vries',
      'Sander Bakker',
    ]);
    const organisations = await auth.ask(managementApi.listOrganisations, {}, manager.access_token);
    expect(organisations.result).toMatchObject([{ name: 'Demo Beheer', platform: false, users: 3 }]);

    const foreign = { organisationId: stranger.claims.org };
    const unknown = { organisationId: '11111111-1111-4111-8111-111111111111' };
    const answers = [
      await auth.ask(managementApi.listManagedUsers, { query: foreign }, manager.access_token),
      await auth.ask(managementApi.listManagedUsers, { query: unknown }, manager.access_token),
    ];
    expect(answers[0]).toMatchObject({ status: 404 });
    expect(answers[0]).toEqual(answers[1]);
    expect(await changeUser(stranger.claims.sub, { roleId: 'reader' })).toEqual(
      await changeUser(unknown.organisationId, { roleId: 'reader' }),
    );
    expect((await changeUser(stranger.claims.sub, { roleId: 'reader' })).status).toBe(404);
  });

  it('a platform administrator sees all organisations, and creates and renames them', async () => {
    const query = { organisationId: stranger.claims.org };
    const users = await auth.ask(managementApi.listManagedUsers, { query }, platform.access_token);
    expect(users.result.map(user => user.email)).toEqual(['member@kavel.example']);

    const body = { name: 'Woonplaats BV' };
    const created = await auth.ask(managementApi.createOrganisation, { body }, platform.access_token);
    expect(created.result).toMatchObject({ name: 'Woonplaats BV', platform: false, users: 0 });
    const again = await auth.ask(
      managementApi.createOrganisation,
      { body: { name: 'woonplaats bv' } },
      platform.access_token,
    );
    expect(again).toMatchObject({ status: 409, error: { code: 'name-taken' } });
    const renamed = await auth.ask(
      managementApi.renameOrganisation,
      { params: { organisationId: created.result.id }, body: { name: 'Woonplaats NV' } },
      platform.access_token,
    );
    expect(renamed.result.name).toBe('Woonplaats NV');
    const refused = await auth.ask(managementApi.createOrganisation, { body }, manager.access_token);
    expect(refused.status).toBe(403);
  });

  it('finds users by part of a name or address, with wildcards taken literally', async () => {
    const found = async (search: string) =>
      (await auth.ask(managementApi.listManagedUsers, { query: { search } }, manager.access_token)).result
        .length;
    expect([await found('bakk'), await found('MANAGER@'), await found('%'), await found('_')]).toEqual([
      1, 1, 0, 0,
    ]);
  });
});

describe('names', () => {
  it('of persons, roles and organisations contain no invisible characters', async () => {
    const name = 'Marieke\u202E de Vries';
    const refusals = [
      await auth.ask(accountApi.renameProfile, { body: { name } }, manager.access_token),
      await auth.ask(managementApi.createRole, { body: { name, permissions: [] } }, manager.access_token),
      await auth.ask(managementApi.createOrganisation, { body: { name } }, platform.access_token),
      await auth.ask(
        managementApi.createInvitation,
        { body: { email: 'x@kavel.example', name, grant: { roleId: 'reader' } } },
        manager.access_token,
      ),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 400,
        error: { details: [{ field: 'body.name', message: 'must not contain invisible characters' }] },
      });
    }
  });
});

describe('production on a former demo database', () => {
  it('admits nobody invited by a demo account, before or after they accepted', async () => {
    const accepted = (await invite('binnen@kavel.example')).result;
    expect((await accept(accepted.token)).status).toBe(200);
    const open = (await invite('later@kavel.example')).result;
    const administrator = { email: 'chef@bedrijf.nl', password: 'een lang wachtwoord' };
    const service = defineAuthService({ databaseUrl: auth.database.url, production: true, administrator });
    await service.migrate?.();
    await service.close();

    const login = (email: string) =>
      auth.ask(authApi.login, { body: { email, password: 'een lang wachtwoord' } });
    expect((await login('chef@bedrijf.nl')).status).toBe(200);
    expect((await login('binnen@kavel.example')).status).toBe(401);
    expect((await accept(open.token)).status).toBe(404);
  });
});
