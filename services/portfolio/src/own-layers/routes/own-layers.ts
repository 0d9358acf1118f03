import { ownLayerApi, ownLayerLimits } from '@kavel/contracts/layers';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { readFile } from '../files/read-file';
import * as layers from '../repositories/own-layers';
import { readOwnLayer } from '../rules/read-own-layer';

/** Files that an organisation adds to its maps. */
export function ownLayerRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, ownLayerApi.listOwnLayers, ({ caller }) => store.reading(caller, layers.listOwnLayers));

  route(app, ownLayerApi.createOwnLayer, async ({ caller, body: { name, fileName, content } }) => {
    const raw = await readFile(Buffer.from(content, 'base64'));
    const read = raw === null ? 'format' : readOwnLayer(raw);
    if (typeof read === 'string') return { layer: null, problem: read };
    return store.inOrganisation(caller, async scope => {
      await layers.purgeOwnLayers(scope);
      const { length } = await layers.listOwnLayers(scope);
      if (length >= ownLayerLimits.layers) return { layer: null, problem: 'large' as const };
      return { layer: await layers.insertOwnLayer(scope, caller, { name, fileName, read }), problem: null };
    });
  });

  route(app, ownLayerApi.ownLayerFeatures, ({ caller, params }) =>
    store.reading(caller, scope => layers.getContent(scope, params.id)),
  );

  route(app, ownLayerApi.deleteOwnLayer, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await layers.purgeOwnLayers(scope);
      await layers.deleteOwnLayer(scope, params.id);
      return null;
    }),
  );

  route(app, ownLayerApi.renameOwnLayer, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => layers.renameOwnLayer(scope, params.id, body.name)),
  );

  route(app, ownLayerApi.restoreOwnLayer, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      const restored = await layers.restoreOwnLayer(scope, params.id);
      const { length } = await layers.listOwnLayers(scope);
      if (length > ownLayerLimits.layers)
        throw new ServiceError('unprocessable', `There can be no more than ${ownLayerLimits.layers} layers`);
      return restored;
    }),
  );
}
