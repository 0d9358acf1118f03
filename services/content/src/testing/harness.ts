import type { Endpoint, EndpointInput, EndpointResult } from '@kavel/contracts';
import type { ArticleContent } from '@kavel/contracts/content';
import { accountApi } from '@kavel/contracts/management';
import { type Caller, hostServices, type ServiceClient, ServiceError } from '@kavel/service-kit';
import {
  createOutsideClient,
  createTestIssuer,
  startTestDatabase,
  type TestDatabase,
} from '@kavel/service-kit/testing';
import type { LightMyRequestResponse } from 'fastify';
import { defineContentService } from '../service';

/** The service on its own database, called over HTTP. */
export interface Harness {
  api: ServiceClient;
  /** Of the platform's organisation. */
  editor: Caller;
  /** Manager of another organisation. */
  reader: Caller;
  /** What a browser gets from an address, without a session. */
  get(address: string): Promise<LightMyRequestResponse>;
  databaseUrl: string;
  /** SQL as owner, past row-level security. */
  query: TestDatabase['query'];
  /** As at the next start of Kavel. */
  migrate(): Promise<void>;
  stop(): Promise<void>;
}

export async function startHarness(): Promise<Harness> {
  const database = await startTestDatabase();
  const issuer = await createTestIssuer();
  const editor = await issuer.caller({ name: 'Anouk Jansen' });
  const reader = await issuer.caller({ name: 'Lotte Smit' });
  const service = defineContentService({
    connectionString: database.url,
    auth: authOf(editor.organisationId),
  });
  const migrate = async () => service.migrate?.();
  await migrate();
  const app = hostServices([service], { verifyToken: issuer.verifyToken });
  return {
    api: createOutsideClient(() => app),
    editor,
    reader,
    get: async url => app.inject({ url }),
    databaseUrl: database.url,
    query: database.query,
    migrate,
    async stop() {
      await app.close();
      await database.stop();
    },
  };
}

/** Fakes the auth service, which knows one organisation as the platform's. */
function authOf(platform: string): ServiceClient {
  return {
    async call<E extends Endpoint>(endpoint: E, _: EndpointInput<E>, caller?: Caller) {
      if (endpoint.path !== accountApi.getProfile.path) throw new ServiceError('unavailable', endpoint.path);
      return { platform: caller?.organisationId === platform } as EndpointResult<E>;
    },
  };
}

let made = 0;

/** A news article in Dutch of its own, but for what is overridden. */
export function madeUpContent(overrides: Partial<ArticleContent> = {}): ArticleContent {
  made += 1;
  return {
    kind: 'news',
    translationKey: `artikel-${made}`,
    lang: 'nl',
    slug: `artikel-${made}`,
    title: `Artikel ${made}`,
    summary: 'Een korte samenvatting',
    body: 'Een **tekst** in Markdown.',
    subjects: [],
    law: '',
    validFrom: null,
    validTo: null,
    checkedAt: null,
    checkedBy: '',
    sources: [],
    touches: null,
    related: { objects: [], areas: [] },
    ...overrides,
  };
}
