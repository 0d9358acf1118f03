import type { Endpoint, PermissionKey } from '@kavel/contracts';
import { organisationChecks } from '@kavel/service-kit/testing';
import { isFine, told } from './compare';
import { changeOf, inputOnOwners, isForReaders, mayReaderChange, rowsOf, type Sharing } from './sharing';
import type { Organisation } from './types';
import type { World } from './world';

/** What a reader can read or change although only the owner may; null when nothing. */
export async function asReader(
  world: World,
  endpoint: Endpoint,
  { owner, reader }: Sharing,
): Promise<string | null> {
  const input = await inputOnOwners(endpoint, reader, owner);
  const before = await rowsOf(world, owner);
  const answer = await reader.ask(endpoint, input);
  if (isForReaders(endpoint) && !isFine(endpoint, answer)) return told(answer);
  if (mayReaderChange(endpoint)) return isFine(endpoint, answer) ? null : told(answer);
  const change = await changeOf(before, await rowsOf(world, owner), owner);
  return change ?? (answer.status === 500 && !organisationChecks.away ? told(answer) : null);
}

export async function permissionsOf(world: World, ask: Organisation['ask']): Promise<PermissionKey[]> {
  const userState = world.endpoints.find(({ path }) => path === '/user-state');
  if (userState === undefined) throw new Error('There is no user state');
  const { text } = await ask(userState, { params: {}, query: {}, body: undefined });
  return JSON.parse(text).result.permissions;
}

/** Runs work while neither the services nor the database protect the rows of these tables. */
export async function withoutProtection<Result>(
  world: World,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const protect = async (action: 'enable' | 'disable') => {
    for (const table of tables)
      await world.administer(`alter table portfolio.${table} ${action} row level security`);
  };
  organisationChecks.away = true;
  await protect('disable');
  try {
    return await work();
  } finally {
    await protect('enable');
    organisationChecks.away = false;
  }
}
