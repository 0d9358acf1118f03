import { Readable } from 'node:stream';
import { bulkApi } from '@kavel/contracts/bulk';
import { type Caller, streamRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrganisationScope, PortfolioStore } from '../../repositories/store';
import { getHead, nameOfPortfolio } from '../repositories/bulk-jobs';
import { readPart } from '../repositories/bulk-parts';
import { type FileFacts, fileHead, fileLine } from '../rules/bulk-file';
import { rowsAfter } from '../rules/bulk-page';
import type { BulkContext } from './bulk-context';

/** The list with the outcome of each line, as a file. Streamed part by part, so that only one is in memory. */
export function bulkResultRoutes(app: FastifyInstance, { store }: BulkContext): void {
  streamRoute(app, bulkApi.bulkResultFile, async ({ caller, params, query }, reply) => {
    const facts = await store.inOrganisation(caller, scope => factsOf(scope, params.id));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="kavel.csv"')
      .send(Readable.from(fileOf(store, caller, params.id, facts, query.language)));
  });
}

/** Throws `not-found`. */
async function factsOf(scope: OrganisationScope, jobId: string): Promise<FileFacts> {
  const { portfolio_id, name, state, created_at } = await getHead(scope, jobId);
  const portfolio = await nameOfPortfolio(scope, portfolio_id);
  return { portfolio, list: name, state, sentAt: created_at, exportedAt: new Date() };
}

async function* fileOf(
  store: PortfolioStore,
  caller: Caller,
  jobId: string,
  facts: FileFacts,
  language: 'nl' | 'en' | 'de',
): AsyncGenerator<string> {
  yield fileHead(facts, language);
  for (let from = 0; ; ) {
    const part = await store.inOrganisation(caller, scope => readPart(scope, jobId, from, []));
    if (part === null) return;
    yield rowsAfter(part, { part: 0, line: 0 }, [])
      .map(row => fileLine(row, language))
      .join('');
    from = part.part + 1;
  }
}
