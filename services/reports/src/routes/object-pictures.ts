import { catalogueApi } from '@kavel/contracts';
import { surroundingsApi } from '@kavel/contracts/objects';
import { objectPictureApi } from '@kavel/contracts/reports';
import { dataPolicy, type ServiceClient, streamRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { KeptPictures } from '../object-picture/kept-pictures';

const aDay = 24 * 3_600;

/** Pictures that messengers show beside a link to an address: public facts, without a session. */
export function objectPictureRoutes(app: FastifyInstance, realEstateData: ServiceClient): void {
  const kept = new KeptPictures();
  streamRoute(app, objectPictureApi.objectPicture, async ({ params, query: { language } }, reply) => {
    const picture = await kept.get(`${params.id} ${language}`, async () => {
      const [object, surroundings] = await Promise.all([
        realEstateData.call(catalogueApi.getObject, { params }),
        realEstateData.call(surroundingsApi.objectSurroundings, { params }),
      ]);
      // 20 MB of native code that most starts never need.
      const { drawObjectPicture } = await import('../object-picture/draw-object-picture');
      return drawObjectPicture({ object, surroundings, language });
    });
    return reply
      .headers({
        'cache-control': `public, max-age=${aDay}`,
        'content-security-policy': `sandbox; ${dataPolicy}`,
        // Messengers show it on pages of their own.
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
      })
      .send(picture);
  });
}
