import { signingKeyInnerApi } from '@kavel/contracts/reports';
import { innerRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { forNobody } from '../../repositories/store';
import { insertSigningKey, readSigningKeys } from '../repositories/signing-keys';

/** Keeps the keys of organisations for the reports service, which alone can open them. */
export function signingKeyRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  innerRoute(app, signingKeyInnerApi.keptSigningKeys, ({ body }) =>
    store.inOrganisation(forNobody(body), readSigningKeys),
  );

  innerRoute(app, signingKeyInnerApi.keepSigningKey, async ({ body: { sealed, ...key } }) => {
    await store.inOrganisation(forNobody(key), scope =>
      insertSigningKey(scope, { ...key, sealed: Buffer.from(sealed, 'base64') }),
    );
    return null;
  });
}
