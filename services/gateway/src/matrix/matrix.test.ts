import { type Endpoint, type PermissionKey, permissionKeys } from '@kavel/contracts';
import { organisationChecks } from '@kavel/service-kit/testing';
import { asReader, permissionsOf, withoutProtection } from './attempts';
import { compare, exceptions, isFine, leaks, masked, told, unknown } from './compare';
import { nameOf } from './organisation';
import { hangsOnPortfolio, type Sharing, startSharing } from './sharing';
import type { Organisation } from './types';
import { startWorld, type World } from './world';

// All queries of all services pass here: removes the services' own checks.
jest.mock('../../../kit/src/database/transactions-on', () => {
  const { transactionsOn } = jest.requireActual('../../../kit/src/database/transactions-on');
  return {
    transactionsOn: (schema: string) => {
      const transactionOn = transactionsOn(schema);
      return (connection: unknown) => transactionOn(connection).withPlugin(organisationChecks.plugin);
    },
  };
});

// Rule that decides who may edit a portfolio: mocked so that everybody who sees it may.
jest.mock('../../../portfolio/src/portfolios/rules/portfolio-access', () => {
  const { accessOf } = jest.requireActual('../../../portfolio/src/portfolios/rules/portfolio-access');
  return {
    accessOf: (row: unknown, userId: string) => (organisationChecks.away ? 'owner' : accessOf(row, userId)),
  };
});

let world: World;
let own: Organisation;
let other: Organisation;

async function twoOrganisations(): Promise<void> {
  own = await world.organisation();
  other = await world.organisation();
}

beforeAll(async () => {
  world = await startWorld();
  await twoOrganisations();
}, 180_000);
afterAll(() => world.stop());

const needs = ({ access }: Endpoint, held: readonly PermissionKey[]) =>
  typeof access !== 'string' && !access.some(key => held.includes(key));
const random = (endpoint: Endpoint) =>
  own.input(endpoint, ({ kind }) => (kind === 'objects' ? undefined : unknown));
const takesActing = ({ acting }: Endpoint) => acting === true;

describe('access to calls', () => {
  it('is refused without a session, except for public calls', async () => {
    const wrong = await exceptions(world.endpoints, async endpoint => {
      const answer = await world.nobody(endpoint, await random(endpoint));
      const refused = answer.status === 401 && answer.text.includes('"unauthenticated"');
      return refused === (endpoint.access !== 'public') ? null : told(answer);
    });
    expect(wrong).toEqual([]);
  });

  const emails = ['manager', 'appraiser', 'admin', 'intern', 'vesteda', 'bank', 'member'];
  it.each(emails)('needs the permission: %s', async email => {
    const ask = await world.signIn(`${email}@kavel.example`);
    const held = await permissionsOf(world, ask);
    const wrong = await exceptions(
      world.endpoints.filter(({ path }) => !path.startsWith('/profile')),
      async endpoint => {
        if (!needs(endpoint, held) && endpoint.method !== 'GET') return null;
        const answer = await ask(endpoint, await random(endpoint));
        return (answer.status === 403) === needs(endpoint, held) && answer.status !== 500
          ? null
          : told(answer);
      },
    );
    expect(wrong).toEqual([]);
  });

  it('is refused to a user with every other permission', async () => {
    for (const access of new Set(world.endpoints.map(endpoint => JSON.stringify(endpoint.access)))) {
      const keys = JSON.parse(access) as PermissionKey[] | string;
      if (typeof keys === 'string') continue;
      const { ask } = await world.colleague(
        own,
        permissionKeys.filter(key => !keys.includes(key)),
      );
      const wrong = await exceptions(
        world.endpoints.filter(endpoint => JSON.stringify(endpoint.access) === access),
        async endpoint => {
          const answer = await ask(endpoint, await random(endpoint));
          return answer.status === 403 ? null : told(answer);
        },
      );
      expect(wrong).toEqual([]);
    }
  });
});

describe.each([
  { name: 'with the checks of the services', bypass: false },
  { name: 'by row-level security alone', bypass: true },
])('$name', ({ bypass }) => {
  beforeAll(async () => {
    organisationChecks.away = bypass;
    await twoOrganisations();
  });
  afterAll(() => {
    organisationChecks.away = false;
  });

  it('answers its owner', async () => {
    const before = organisationChecks.takenAway;
    const wrong = await exceptions(world.endpoints, async endpoint => {
      const answer = await own.ask(
        endpoint,
        await (endpoint.method === 'GET' ? own : own.afresh()).input(endpoint),
      );
      return isFine(endpoint, answer) ? null : `${told(answer)} (fixtures.ts can say more)`;
    });
    expect(wrong).toEqual([]);
    expect(organisationChecks.takenAway > before).toBe(bypass);
  });

  it('gives a foreign id and an unknown one the same answer, and nothing of another organisation', async () => {
    // Deletions first, because some calls create missing objects.
    const removing = ({ method }: Endpoint) => method === 'DELETE';
    const ordered = [...world.endpoints.filter(removing), ...world.endpoints.filter(one => !removing(one))];
    const wrong = await exceptions(ordered, endpoint => compare(endpoint, other, own));
    expect(wrong).toEqual([]);
  });
});

describe.each([
  { name: 'with the checks of the service', bypass: false },
  { name: 'by row-level security alone', bypass: true },
])('a portfolio that one colleague may read, $name', ({ bypass }) => {
  let shared: Sharing;
  beforeAll(async () => {
    shared = await startSharing(world);
    organisationChecks.away = bypass;
  });
  afterAll(() => {
    organisationChecks.away = false;
  });

  it('is hidden with all its parts from other colleagues', async () => {
    const { owner, outsider, endpoints } = shared;
    expect(await exceptions(endpoints, endpoint => compare(endpoint, outsider, owner))).toEqual([]);
  });

  it('is readable for that colleague and editable by the owner only', async () => {
    expect(await exceptions(shared.endpoints, endpoint => asReader(world, endpoint, shared))).toEqual([]);
  });
});

describe.each([
  { name: 'with the checks of the service', bypass: false },
  { name: 'by row-level security alone', bypass: true },
])('a portfolio that is not shared, $name', ({ bypass }) => {
  afterAll(() => {
    organisationChecks.away = false;
  });

  it('is hidden with all its parts from colleagues', async () => {
    const owner = await world.organisation();
    const colleague = await world.person(owner);
    await owner.one('portfolios');
    organisationChecks.away = bypass;
    const hanging = world.endpoints.filter(hangsOnPortfolio);
    expect(await exceptions(hanging, endpoint => compare(endpoint, colleague, owner))).toEqual([]);
  });
});

describe('the matrix itself', () => {
  it('detects a table that neither the service nor the database protects', async () => {
    await twoOrganisations();
    const lists = world.endpoints.filter(one => nameOf(one) === 'GET /api/portfolio/portfolios');
    await own.one('portfolios');
    const found = await withoutProtection(world, ['portfolio'], () =>
      exceptions(lists, endpoint => compare(endpoint, other, own)),
    );
    expect(found).toEqual([expect.stringContaining(`tells of ${own.marker}`)]);
  });

  it('detects a table that is protected by organisation only', async () => {
    const shared = await startSharing(world);
    const change = 'DELETE /api/portfolio/services/:id/files/:fileId';
    const tables = ['service_file', 'file_due'];
    const calls = world.endpoints.filter(one => nameOf(one) === change);
    const found = await withoutProtection(world, tables, () =>
      exceptions(calls, endpoint => asReader(world, endpoint, shared)),
    );
    expect(found).toEqual([expect.stringMatching(/changed (.*, )?service_file\n/)]);
  });
});

describe('acting on behalf of another', () => {
  const calls = () => world.endpoints.filter(takesActing);

  it('is refused without the permission', async () => {
    const { ask } = await world.colleague(
      own,
      permissionKeys.filter(key => key !== 'auth.act-on-behalf'),
    );
    const wrong = await exceptions(calls(), async endpoint => {
      const answer = await ask(endpoint, await random(endpoint), own.userId);
      return answer.status === 403 ? null : told(answer);
    });
    expect(wrong).toEqual([]);
  });

  it('never gives more rights than the actor has, nor more than the other user has', async () => {
    const actor = await world.colleague(own, ['auth.act-on-behalf']);
    const subject = await world.colleague(own, []);
    const wrong = await exceptions(
      calls().filter(endpoint => needs(endpoint, ['auth.act-on-behalf'])),
      async endpoint => {
        const input = await random(endpoint);
        const answers = [
          await actor.ask(endpoint, input, own.userId),
          await own.ask(endpoint, input, subject.userId),
        ];
        const passed = answers.find(({ status }) => status !== 403);
        return passed === undefined ? null : told(passed);
      },
    );
    expect(wrong).toEqual([]);
  });

  it('answers for users of another organisation as for unknown ones', async () => {
    const ids = new Map([['users', own.userId]]);
    const wrong = await exceptions(calls(), async endpoint => {
      const input = await random(endpoint);
      const foreign = await other.ask(endpoint, input, own.userId);
      const nobody = await other.ask(endpoint, input, unknown);
      return foreign.status === 404 && masked(foreign, other, ids) === masked(nobody, other, ids)
        ? null
        : told(foreign);
    });
    expect(wrong).toEqual([]);
  });

  it('shows platform staff what the other user sees, and none of their own data', async () => {
    const platform = await world.organisation({ platform: true });
    const acting: Organisation = {
      ...own,
      ask: (endpoint, input) => platform.ask(endpoint, input, own.userId),
    };
    const reads = calls().filter(({ method }) => method === 'GET');
    const wrong = await exceptions(reads, async endpoint => {
      const answer = await acting.ask(endpoint, await acting.input(endpoint));
      if (!isFine(endpoint, answer)) return told(answer);
      return compare(endpoint, acting, platform);
    });
    expect(wrong).toEqual([]);
  });

  it('has no effect on calls that do not declare it', async () => {
    const reads = world.endpoints.filter(endpoint => endpoint.method === 'GET' && !takesActing(endpoint));
    const wrong = await exceptions(reads, async endpoint => {
      const answer = await other.ask(endpoint, await other.input(endpoint), own.userId);
      return leaks(answer, other, own, new Map([['users', own.userId]]));
    });
    expect(wrong).toEqual([]);
  });
});

it('returns only statuses in the API description', () => {
  expect([...world.undescribed]).toEqual([]);
});
