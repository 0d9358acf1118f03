import { ownTemplateApi, ownTemplateLimits } from '@kavel/contracts/reports';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { checkRevision } from '../../valuations/rules/revision';
import {
  deleteOwnTemplate,
  insertOwnTemplate,
  listOwnTemplates,
  lockOwnTemplate,
  restoreOwnTemplate,
  updateOwnTemplate,
} from '../repositories/own-templates';

/** Templates of an organisation for its valuation report. */
export function ownTemplateRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, ownTemplateApi.listReportTemplates, ({ caller }) => store.reading(caller, listOwnTemplates));

  route(app, ownTemplateApi.createReportTemplate, ({ caller, body }) =>
    store.inOrganisation(caller, async scope => {
      const kept = await listOwnTemplates(scope);
      if (kept.length >= ownTemplateLimits.templates)
        throw new ServiceError('conflict', `At most ${ownTemplateLimits.templates} templates can be kept`);
      return insertOwnTemplate(scope, caller, body);
    }),
  );

  route(app, ownTemplateApi.saveReportTemplate, ({ caller, params: { id }, body: { revision, ...body } }) =>
    store.inOrganisation(caller, async scope => {
      checkRevision(revision, (await lockOwnTemplate(scope, id)).revision);
      return updateOwnTemplate(scope, caller, { id, ...body });
    }),
  );

  route(app, ownTemplateApi.deleteReportTemplate, async ({ caller, params: { id } }) => {
    await store.inOrganisation(caller, scope => deleteOwnTemplate(scope, id));
    return null;
  });

  route(app, ownTemplateApi.restoreReportTemplate, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, scope => restoreOwnTemplate(scope, id)),
  );
}
