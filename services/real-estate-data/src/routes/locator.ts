import type { CatalogueStore } from '@kavel/catalogue';
import { catalogueApi } from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import {
  type Asked,
  countObjects,
  distributionOf,
  facetsOf,
  objectData,
  optionsOf,
  pageOf,
  type SnapshotIndex,
  snapshotIndex,
} from '@kavel/locator-index';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toSuggestion } from '../suggest/suggest';

/** Finding objects by filter: counts, what options would give, pages, and everything known of some. */
export function locatorRoutes(app: FastifyInstance, store: CatalogueStore, now: () => Date): void {
  const ask = <Answer>(
    request: FastifyRequest,
    answer: (index: SnapshotIndex, asked: Asked) => Promise<Answer>,
  ): Promise<Answer> =>
    whileWaitedFor(request, signal =>
      store.use(async snapshot =>
        answer(await snapshotIndex(snapshot), { currentYear: now().getFullYear(), signal }),
      ),
    );

  route(app, locatorApi.locatorOptions, ({ request }) =>
    ask(request, async (index, { currentYear }) => optionsOf(index, currentYear)),
  );

  route(app, locatorApi.locatorCount, ({ body, request }) =>
    ask(request, (index, asked) => countObjects(index, body, asked)),
  );

  route(app, locatorApi.locatorFacets, ({ body, request }) =>
    ask(request, (index, asked) => facetsOf(index, body, asked)),
  );

  route(app, locatorApi.locatorDistribution, ({ body, request }) =>
    ask(request, (index, asked) => distributionOf(index, body.filter, body.range, asked)),
  );

  route(app, locatorApi.locator, ({ body, request }) =>
    ask(request, (index, asked) => pageOf(index, body, asked)),
  );

  route(app, catalogueApi.browseAddresses, ({ query, request }) =>
    ask(request, async (index, asked) => {
      const { sort, direction, limit, cursor } = query;
      const page = await pageOf(index, { sort: { by: sort, direction }, limit, cursor }, asked);
      const objects = page.objects.map(object => ({
        ...toSuggestion(object),
        bouwjaar: object.bouwjaar,
        energielabel: object.energielabel,
      }));
      return { ...page, objects };
    }),
  );

  route(app, locatorApi.locatorObjectData, ({ body, request }) =>
    ask(request, (index, asked) => objectData(index, body, asked)),
  );
}

/** A browser closes the connection of a question that a newer one has made useless. */
async function whileWaitedFor<Answer>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const waiting = new AbortController();
  const abort = (): void => waiting.abort(new ServiceError('bad-request', 'The question was taken back'));
  socket.once('close', abort);
  try {
    return await work(waiting.signal);
  } finally {
    socket.removeListener('close', abort);
  }
}
