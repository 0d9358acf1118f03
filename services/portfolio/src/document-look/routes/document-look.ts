import { documentLookApi } from '@kavel/contracts/reports';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { readDocumentLook, saveDocumentLook } from '../repositories/document-look';
import { readLogo } from '../rules/read-logo';

/** Logo and colour of an organisation on its documents. */
export function documentLookRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, documentLookApi.getDocumentLook, ({ caller }) => store.reading(caller, readDocumentLook));

  route(app, documentLookApi.saveDocumentLook, ({ caller, body: { colour, logo } }) => {
    const written = logo === null ? null : readLogo(Buffer.from(logo, 'base64'));
    if (typeof written === 'string')
      throw new ServiceError('unprocessable', `This logo cannot be used: ${written}`, {
        reason: `logo-${written}`,
      });
    return store.inOrganisation(caller, async scope => {
      await saveDocumentLook(scope, caller, { colour, logo: written });
      return readDocumentLook(scope);
    });
  });
}
