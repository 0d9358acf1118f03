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
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedInside } from '../outlines/asked-inside';
import type { OutlineBook } from '../outlines/outline-book';
import { toSuggestion } from '../suggest/suggest';

export interface LocatorContext {
  store: CatalogueStore;
  now(): Date;
  /** Absent where there is no database for them. */
  outlines?: OutlineBook | undefined;
}

interface Question {
  request: FastifyRequest;
  caller?: Caller | undefined;
  within?: string | undefined;
}

/** Finding objects by filter: counts, what options would give, pages, and everything known of some. */
export function locatorRoutes(app: FastifyInstance, { store, now, outlines }: LocatorContext): void {
  const ask = <Answer>(
    { request, caller, within }: Question,
    answer: (index: SnapshotIndex, asked: Asked) => Promise<Answer>,
  ): Promise<Answer> =>
    whileWaitedFor(request, signal =>
      store.use(async snapshot => {
        const index = await snapshotIndex(snapshot);
        const inside = await askedInside(outlines, snapshot, caller, within);
        return answer(index, { currentYear: now().getFullYear(), signal, inside });
      }),
    );

  route(app, locatorApi.locatorOptions, ({ request }) =>
    ask({ request }, async (index, { currentYear }) => optionsOf(index, currentYear)),
  );

  route(app, locatorApi.locatorCount, ({ body, caller, request }) =>
    ask({ request, caller, within: body.within }, (index, asked) => countObjects(index, body, asked)),
  );

  route(app, locatorApi.locatorFacets, ({ body, caller, request }) =>
    ask({ request, caller, within: body.within }, (index, asked) => facetsOf(index, body, asked)),
  );

  route(app, locatorApi.locatorDistribution, ({ body, caller, request }) =>
    ask({ request, caller, within: body.filter.within }, (index, asked) =>
      distributionOf(index, body.filter, body.range, asked),
    ),
  );

  route(app, locatorApi.locator, ({ body, caller, request }) =>
    ask({ request, caller, within: body.within }, (index, asked) => pageOf(index, body, asked)),
  );

  route(app, catalogueApi.browseAddresses, ({ query, caller, request }) =>
    ask({ request, caller, within: query.within }, async (index, asked) => {
      const { sort, direction, limit, cursor, within } = query;
      const page = await pageOf(index, { sort: { by: sort, direction }, limit, cursor, within }, asked);
      const objects = page.objects.map(object => ({
        ...toSuggestion(object),
        bouwjaar: object.bouwjaar,
        energielabel: object.energielabel,
      }));
      return { ...page, objects };
    }),
  );

  route(app, locatorApi.locatorObjectData, ({ body, caller, request }) =>
    ask({ request, caller, within: body.within }, (index, asked) => objectData(index, body, asked)),
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
