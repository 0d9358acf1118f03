import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointInput } from '@kavel/contracts';
import { projectApi } from '@kavel/contracts/projects';
import { type DemoAccount, demoAccounts } from '@kavel/service-auth';
import type { Caller, ServiceClient } from '@kavel/service-kit';

type ImportBody = EndpointInput<typeof projectApi.importProjects>['body'];

/**
 * Imports the fictional projects of the demo, by the same call as a user's file, for each organisation of the demo
 * accounts that never imported any: one that takes the import back is not given it again.
 */
export async function importDemoProjects(portfolio: ServiceClient, dataFolder: string): Promise<void> {
  const body = await readProjects(join(dataFolder, 'demo', 'projects.json'));
  if (body === null) return;
  const byOrganisation = Map.groupBy(demoAccounts, ({ organisationId }) => organisationId);
  for (const [account] of byOrganisation.values()) {
    if (!account) continue;
    const caller = callerOf(account);
    const before = await portfolio.call(projectApi.listProjectImports, {}, caller);
    if (before.length === 0) await portfolio.call(projectApi.importProjects, { body }, caller);
  }
}

/** Null without a demo. The call itself checks what is in the file. */
async function readProjects(path: string): Promise<ImportBody | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as ImportBody);
}

function callerOf({ userId, name, organisationId, permissions }: DemoAccount): Caller {
  return {
    actorId: userId,
    userId,
    actorName: name,
    userName: name,
    organisationId,
    permissions,
    token: '',
  };
}
