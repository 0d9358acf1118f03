import { randomUUID } from 'node:crypto';
import type { Kind, Organisation } from './types';

const idOf = (result: unknown, field = 'id') => String((result as Record<string, unknown>)[field]);

/** Kinds that are not created by a POST to `…/<kind>` with an `id` in the response. */
export const makers: Record<Kind, (own: Organisation) => Promise<string>> = {
  objects: async ({ objectId }) => objectId,
  transactions: async ({ transactionId }) => transactionId,
  users: ({ colleague }) => colleague(),
  organisations: async ({ organisationId }) => organisationId,
  async sessions(own) {
    await own.signInAgain();
    const sessions = (await own.call('GET /api/auth/profile/sessions')) as { id: string; current: boolean }[];
    return sessions.find(({ current }) => !current)?.id ?? '';
  },
  async invitations(own) {
    const made = (await own.call('POST /api/auth/management/invitations')) as Record<string, unknown>;
    return idOf(made.invitation);
  },
  async scenarios(own) {
    const id = randomUUID();
    await own.call('PUT /api/portfolio/valuations/:id/scenarios/:scenarioId', ({ kind }) =>
      kind === 'scenarios' ? id : undefined,
    );
    return id;
  },
  files: async own => idOf(await own.call('POST /api/portfolio/services/:id/files/upload'), 'fileId'),
  'own-columns': async own => idOf(await own.call('POST /api/portfolio/portfolios/:id/own-columns')),
  services: async own => idOf(await own.call('POST /api/portfolio/services')),
  'technical-briefs': async own => idOf(await own.call('POST /api/portfolio/technical-briefs')),
  'document-batches': async own => idOf(await own.call('POST /api/portfolio/document-batches')),
  async 'own-layers'(own) {
    const made = (await own.call('POST /api/portfolio/own-layers')) as Record<string, unknown>;
    return idOf(made.layer);
  },
};
