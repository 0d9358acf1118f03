import { type Endpoint, type PermissionKey, permissionKeys } from '@kavel/contracts';
import { organisationChecks } from '@kavel/service-kit/testing';
import { fixtures, type Kind } from './fixtures';
import { nameOf, type Organisation, type Slot, slotsOf } from './organisation';
import { type Reply, startWorld, type World } from './world';

// The one place all queries of all services pass: there the services' own checks are taken away.
jest.mock('../../../kit/src/database/transactions-on', () => {
  const { transactionsOn } = jest.requireActual('../../../kit/src/database/transactions-on');
  return {
    transactionsOn: (schema: string) => {
      const transactionOn = transactionsOn(schema);
      return (connection: unknown) => transactionOn(connection).withPlugin(organisationChecks.plugin);
    },
  };
});

let world: World;
let own: Organisation;
let other: Organisation;
const unknown = '7f3d9a52-1c64-4e0b-9d27-5a8e6b4c2f10';

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
const takesActing = ({ query }: Endpoint) => 'shape' in query && 'userId' in (query.shape as object);

/** Those for which the answer is another one than it should be, each with that answer. */
async function exceptions(
  endpoints: readonly Endpoint[],
  check: (endpoint: Endpoint) => Promise<string | null>,
): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of endpoints) {
    const exception = await check(endpoint).catch((error: Error) => error.message);
    if (exception !== null) found.push(`${nameOf(endpoint)}: ${exception}`);
  }
  return found;
}

/** Not whether it succeeded, which some calls do not without more: whether it found what is the caller's own. */
function isFine(endpoint: Endpoint, { status }: Reply): boolean {
  const refused = [400, 401, 403, 404].includes(status) || status >= 500;
  return !refused || (fixtures[nameOf(endpoint)]?.answers ?? []).includes(status);
}

const told = ({ status, text }: Reply) => `${status} ${text.slice(0, 300)}`;

describe('who may call', () => {
  it('is nobody without a session, but where the call is public', async () => {
    const wrong = await exceptions(world.endpoints, async endpoint => {
      const answer = await world.nobody(endpoint, await random(endpoint));
      const refused = answer.status === 401 && answer.text.includes('"unauthenticated"');
      return refused === (endpoint.access !== 'public') ? null : told(answer);
    });
    expect(wrong).toEqual([]);
  });

  const emails = ['manager', 'appraiser', 'admin', 'intern', 'vesteda', 'bank', 'member'];
  it.each(emails)('is only who has the permission: %s', async email => {
    const ask = await world.signIn(`${email}@kavel.example`);
    const held = await permissionsOf(ask);
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

  it('is refused to who has every other permission', async () => {
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
    // First what takes away: some calls make what they do not find.
    const removing = ({ method }: Endpoint) => method === 'DELETE';
    const ordered = [...world.endpoints.filter(removing), ...world.endpoints.filter(one => !removing(one))];
    const wrong = await exceptions(ordered, endpoint => compare(endpoint, other, own));
    expect(wrong).toEqual([]);
  });
});

describe('the matrix itself', () => {
  it('tells of a table that neither the service nor the database guards', async () => {
    await twoOrganisations();
    const lists = world.endpoints.filter(one => nameOf(one) === 'GET /api/portfolio/portfolios');
    await own.one('portfolios');
    organisationChecks.away = true;
    await world.administer('alter table portfolio.portfolio disable row level security');
    const found = await exceptions(lists, endpoint => compare(endpoint, other, own));
    await world.administer('alter table portfolio.portfolio enable row level security');
    organisationChecks.away = false;
    expect(found).toEqual([expect.stringContaining(`tells of ${own.marker}`)]);
  });
});

/** Each place that names something, and all at once: foreign, then unknown. Null when nobody can tell them apart. */
async function compare(
  endpoint: Endpoint,
  asking: Organisation,
  foreign: Organisation,
): Promise<string | null> {
  const slots = slotsOf(endpoint);
  const choices = slots.length > 1 ? [...slots.map(slot => [slot]), slots] : [slots];
  for (const chosen of choices) {
    const isChosen = (slot: Slot) =>
      chosen.some(({ part, field }) => part === slot.part && field === slot.field);
    const ids = new Map<Kind, string>();
    for (const { kind } of chosen) ids.set(kind, await foreign.one(kind));
    const first = await asking.ask(
      endpoint,
      await asking.input(endpoint, slot => (isChosen(slot) ? ids.get(slot.kind) : undefined)),
    );
    if (chosen.length === 0) return leaks(first, foreign, ids);
    const second = await asking.ask(
      endpoint,
      await asking.input(endpoint, slot => (isChosen(slot) ? unknown : undefined)),
    );
    const leak = leaks(first, foreign, ids) ?? leaks(second, foreign, ids);
    if (leak !== null) return leak;
    if (masked(first, asking, ids) !== masked(second, asking, ids)) {
      return `${chosen.map(slot => `${slot.part}.${slot.field}`)} foreign: ${told(first)}\n  unknown: ${told(second)}`;
    }
  }
  return null;
}

function leaks({ text }: Reply, foreign: Organisation, named: Map<Kind, string>): string | null {
  if (text.includes(foreign.marker)) return `tells of ${foreign.marker}: ${text.slice(0, 400)}`;
  const id = [foreign.organisationId, foreign.userId].find(one => text.includes(one));
  return id === undefined || [...named.values()].includes(id)
    ? null
    : `tells the id ${id}: ${text.slice(0, 400)}`;
}

/** An answer without the ids and names that were sent, and without what every answer makes anew. */
function masked({ status, type, text }: Reply, { marker }: Organisation, ids: Map<Kind, string>): string {
  const sent = [...ids.values(), unknown].reduce((body, id) => body.replaceAll(id, '<id>'), text);
  const named = sent.replace(new RegExp(`${marker} \\d+`, 'g'), '<name>');
  const anew =
    status === 200
      ? named
          .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<new>')
          .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<now>')
      : named;
  return `${status} ${type} ${anew}`;
}

async function permissionsOf(ask: Organisation['ask']): Promise<PermissionKey[]> {
  const userState = world.endpoints.find(({ path }) => path === '/user-state');
  if (userState === undefined) throw new Error('There is no user state');
  const { text } = await ask(userState, { params: {}, query: {}, body: undefined });
  return JSON.parse(text).result.permissions;
}

describe('acting on behalf of another', () => {
  const calls = () => world.endpoints.filter(takesActing);

  it('is refused to who may not', async () => {
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

  it('never gives more rights than the actor has, nor more than the other has', async () => {
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

  it('finds people of another organisation no more than people who do not exist', async () => {
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

  it('shows the platform what the other sees, and nothing of its own meanwhile', async () => {
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

  it('changes nothing for calls that know no acting', async () => {
    const reads = world.endpoints.filter(endpoint => endpoint.method === 'GET' && !takesActing(endpoint));
    const wrong = await exceptions(reads, async endpoint => {
      const answer = await other.ask(endpoint, await other.input(endpoint), own.userId);
      return leaks(answer, own, new Map([['users', own.userId]]));
    });
    expect(wrong).toEqual([]);
  });
});
