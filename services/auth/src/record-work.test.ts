import { managementApi } from '@kavel/contracts/management';
import { type AuditedWork, openDatabase } from '@kavel/service-kit';
import { type AuditFilter, selectEvents } from './repositories/audit';
import { migrations } from './repositories/migrations';
import type { AuthSchema } from './repositories/schema';
import { type AuthHarness, type SignedIn, startAuth } from './testing';

const valuationId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
const otherId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b12';

let auth: AuthHarness;
let manager: SignedIn;
beforeAll(async () => {
  auth = await startAuth();
  const platform = await auth.signIn('admin');
  const { sub: userId, org: organisationId } = (await auth.signIn('manager')).claims;
  await auth.ask(
    managementApi.changeUser,
    { params: { userId }, query: { organisationId }, body: { grant: { roleId: 'administrator' } } },
    platform.access_token,
  );
  manager = await auth.signIn('manager');
}, 60_000);
afterAll(() => auth.stop());

const work = (changes: Partial<AuditedWork>): AuditedWork => ({
  kind: 'valuation-approved',
  object: 'valuation',
  detail: { objectId: valuationId, name: 'Year end' },
  address: '192.0.2.1',
  caller: {
    actorId: manager.claims.sub,
    actorName: 'Marieke de Vries',
    userId: manager.claims.sub,
    userName: 'Marieke de Vries',
    organisationId: manager.claims.org,
    permissions: [],
    token: '',
  },
  ...changes,
});

/** Plan of the service's query, under row-level security. */
const planOf = async (filter: Partial<AuditFilter>): Promise<string> => {
  const database = openDatabase<AuthSchema>({
    connectionString: auth.database.url,
    service: 'auth',
    migrations,
  });
  const { org: organisationId, sub: userId } = manager.claims;
  const rows = await database.inOrganisation({ organisationId, userId }, trx =>
    selectEvents(trx, organisationId, false, { limit: 100, ...filter }).explain<Record<string, string>>(
      'text',
    ),
  );
  await database.close();
  return rows.flatMap(row => Object.values(row)).join('\n');
};

const found = async (query: object, { access_token } = manager) =>
  (await auth.ask(managementApi.listAudit, { query }, access_token)).result.events;

it('is found by object, kind, person and name, in the own organisation only', async () => {
  await auth.auth.recordWork(work({}));
  await auth.auth.recordWork(work({ kind: 'value-overridden' }));
  await auth.auth.recordWork(
    work({ kind: 'portfolio-shared', detail: { objectId: otherId, name: 'North' } }),
  );

  const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind);
  expect(kinds(await found({ object: valuationId }))).toEqual(['value-overridden', 'valuation-approved']);
  expect(kinds(await found({ object: otherId }))).toEqual(['portfolio-shared']);
  expect(kinds(await found({ object: valuationId, kind: 'valuation-approved' }))).toHaveLength(1);
  expect(kinds(await found({ object: valuationId, person: manager.claims.sub }))).toHaveLength(2);
  expect(kinds(await found({ search: 'north' }))).toEqual(['portfolio-shared']);
  const [event] = await found({ object: otherId });
  expect(event).toMatchObject({
    actor: { name: 'Marieke de Vries' },
    subject: null,
    detail: { object: 'valuation', name: 'North' },
    address: '192.0.2.0/24',
  });

  const foreign = await auth.signIn('admin');
  expect(await found({ object: valuationId }, foreign)).toEqual([]);
});

it('is found under its portfolio too', async () => {
  const [jobId, portfolioId] = [otherId.replace('12', '13'), otherId.replace('12', '14')];
  await auth.auth.recordWork(
    work({ kind: 'portfolio-imported', object: 'import', detail: { objectId: jobId, portfolioId } }),
  );
  for (const object of [jobId, portfolioId]) {
    expect(await found({ object })).toMatchObject([
      { kind: 'portfolio-imported', detail: { object: 'import' } },
    ]);
  }
});

it('is found without scanning 100,000 events', async () => {
  await auth.database.query(
    `insert into auth.audit_event (organisation_id, kind, detail)
     select $1, 'value-overridden',
       jsonb_build_object('objectId', lpad((n % 2000)::text, 12, '0'), 'portfolioId', lpad((n % 300)::text, 11, '0'))
     from generate_series(1, 100000) n`,
    [manager.claims.org],
  );
  await auth.database.query('analyze auth.audit_event');
  const plan = await planOf({ object: valuationId });
  expect(plan).toContain('audit_event_object');
  expect(plan).toContain('audit_event_portfolio');
  expect(plan).not.toContain('Seq Scan');
}, 60_000);
