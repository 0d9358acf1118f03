import { pathwayApi, pathwayLimits } from '@kavel/contracts/sustainability';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SalesStore } from '../../own-sales/repositories/store';
import {
  deletePathwayFile,
  insertPathwayFile,
  pathwayFiles,
  pathwaysThatHold,
  toImport,
} from '../repositories/pathway-files';
import { planPathways } from '../rules/plan-pathways';

/** Pathways of CRREM of the caller's organisation: preview, import, undo. */
export function pathwayRoutes(app: FastifyInstance, store: SalesStore): void {
  route(app, pathwayApi.listPathways, async ({ caller }) => {
    const files = await store.reading(caller, pathwayFiles);
    return { pathways: pathwaysThatHold(files), imports: files.map(toImport) };
  });

  route(app, pathwayApi.previewPathways, async ({ body }) => planPathways(body.rows).preview);

  route(app, pathwayApi.importPathways, ({ caller, body }) => {
    const { pathways } = planPathways(body.rows);
    if (pathways.length === 0) throw new ServiceError('bad-request', 'No row can be used');
    const { name, source } = body;
    return store.inOrganisation(caller, async scope => {
      if ((await pathwayFiles(scope)).length >= pathwayLimits.files)
        throw new ServiceError('conflict', `An organisation keeps at most ${pathwayLimits.files} files`);
      return insertPathwayFile(scope, caller, { name, source, pathways });
    });
  });

  route(app, pathwayApi.removePathways, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, scope => deletePathwayFile(scope, id)),
  );
}
