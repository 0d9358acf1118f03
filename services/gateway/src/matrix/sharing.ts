import type { Endpoint } from '@kavel/contracts';
import { nameOf, slotsOf } from './organisation';
import type { Input, Kind, Organisation } from './types';
import type { World } from './world';

/** Kinds that belong to a portfolio, and have its visibility. */
const sharedKinds: readonly Kind[] = [
  ...['portfolios', 'real-estate-entities', 'valuations', 'scenarios', 'services', 'files', 'bulk-jobs'],
  ...['leases', 'lease-deliveries', 'indexation-runs', 'comments'],
];

/** A user with a portfolio that one colleague may read and nobody else may see. */
export interface Sharing {
  owner: Organisation;
  reader: Organisation;
  outsider: Organisation;
  /** Calls that refer to a part of a portfolio. */
  endpoints: Endpoint[];
}

export async function startSharing(world: World): Promise<Sharing> {
  const owner = await world.organisation();
  const [reader, outsider] = [await world.person(owner), await world.person(owner)];
  const share = world.endpoints.find(one => nameOf(one) === 'PUT /api/portfolio/portfolios/:id/sharing');
  if (share === undefined) throw new Error('There is no sharing');
  const body = { organisation: 'none', colleagues: [{ userId: reader.userId, level: 'read' }] };
  const answer = await owner.ask(share, { params: { id: await owner.one('portfolios') }, query: {}, body });
  if (answer.status !== 200) throw new Error(`Sharing answered ${answer.status} ${answer.text}`);
  const endpoints = world.endpoints.filter(one => hangsOnPortfolio(one) && nameOf(one) !== nameOf(share));
  return { owner, reader, outsider, endpoints };
}

/** Fee agreements and projects belong to the organisation, even when they refer to a portfolio. */
const ofOrganisation = ['/fee-agreements', '/projects'];

/** A call that refers to a part of a portfolio. */
export function hangsOnPortfolio(endpoint: Endpoint): boolean {
  return (
    slotsOf(endpoint).some(({ kind }) => sharedKinds.includes(kind)) &&
    !ofOrganisation.some(path => nameOf(endpoint).includes(path))
  );
}

/** Input for `asking`, with the owner's ids for everything shared by portfolio. */
export async function inputOnOwners(
  endpoint: Endpoint,
  asking: Organisation,
  owner: Organisation,
): Promise<Input> {
  const ids = new Map<Kind, string>();
  for (const { kind } of slotsOf(endpoint)) {
    if (sharedKinds.includes(kind)) ids.set(kind, await owner.one(kind));
  }
  return asking.input(endpoint, ({ kind }) => ids.get(kind));
}

/** Only the uploader may call it: an upload belongs to a user who may edit the service. */
const forEditors = ['GET /api/portfolio/services/:id/files/:fileId/upload'];
export const isForReaders = (endpoint: Endpoint) =>
  endpoint.method === 'GET' && !forEditors.includes(nameOf(endpoint));

/** Everyone who may read a valuation may comment on it, and is in its presence list. */
const changesOfReaders = [
  'POST /api/portfolio/valuations/:id/comments',
  'PUT /api/portfolio/valuations/:id/comments/:commentId/resolved',
  'POST /api/portfolio/valuations/:id/presence',
];
export const mayReaderChange = (endpoint: Endpoint) => changesOfReaders.includes(nameOf(endpoint));

/** All rows of the owner's organisation in the portfolio service, past row-level security. */
export async function rowsOf(world: World, { organisationId }: Organisation): Promise<Set<string>> {
  const tables = (await world.administer(
    `select string_agg(format('select %L || t::text as row from portfolio.%I t', tablename || ' ', tablename), ' union all ') as sql
     from pg_tables where schemaname = 'portfolio'`,
  )) as { sql: string }[];
  const rows = (await world.administer(tables[0]?.sql ?? '')) as { row: string }[];
  return new Set(rows.map(({ row }) => row).filter(row => row.includes(organisationId)));
}

/**
 * What a reader's call changed: every table with deleted rows or with new rows of the owner, in alphabetical order,
 * then these rows.
 */
export async function changeOf(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  owner: Organisation,
): Promise<string | null> {
  const ids = await Promise.all(sharedKinds.map(kind => owner.one(kind)));
  const gone = [...before].filter(row => !after.has(row));
  const added = [...after].filter(row => !before.has(row) && ids.some(id => row.includes(id)));
  if (gone.length + added.length === 0) return null;
  const tables = new Set([...gone, ...added].map(row => row.slice(0, row.indexOf(' '))));
  const rows = [...gone.map(row => `- ${row}`), ...added.map(row => `+ ${row}`)];
  return [`changed ${[...tables].toSorted().join(', ')}`, ...rows.map(row => row.slice(0, 200))].join('\n  ');
}
