import { articlePictureApi, type PictureProblem, pictureFileLimits } from '@kavel/contracts/content';
import { dataPolicy, route, ServiceError, streamRoute } from '@kavel/service-kit';
import { type ReadPicture, readPicture } from '@kavel/service-kit/pictures';
import type { FastifyInstance } from 'fastify';
import * as pictures from '../repositories/pictures';
import type { EditorContext } from './editor';
import { requireEditor } from './require-editor';

const oneYear = 365 * 24 * 3_600;

/** Pictures in articles: editors add them, everybody is shown them. */
export function pictureRoutes(app: FastifyInstance, { database, auth }: EditorContext): void {
  route(app, articlePictureApi.addPicture, async ({ caller, body }) => {
    await requireEditor(auth, caller);
    const picture = readArticlePicture(Buffer.from(body.bytes, 'base64'));
    return database.inService(async trx => {
      await pictures.removeUnusedPictures(trx);
      return pictures.insertPicture(trx, caller.actorName, picture);
    });
  });

  streamRoute(app, articlePictureApi.articlePicture, async ({ params }, reply) => {
    const { media_type, bytes } = await database.inService(trx => pictures.getPicture(trx, params.id));
    return reply
      .headers({
        'cache-control': `public, max-age=${oneYear}, immutable`,
        // Opened as a page of its own it can do nothing.
        'content-security-policy': `sandbox; ${dataPolicy}`,
        'content-type': media_type,
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
}

/** Throws `unprocessable` with what is wrong with the file. */
function readArticlePicture(bytes: Buffer): ReadPicture {
  const { bytes: mostBytes, side } = pictureFileLimits;
  if (bytes.length > mostBytes) return refuse('bytes');
  const picture = readPicture(bytes, { bytes: mostBytes, side: Number.POSITIVE_INFINITY });
  if (picture === null) return refuse('format');
  return Math.max(picture.width, picture.height) > side ? refuse('side') : picture;
}

function refuse(problem: PictureProblem): never {
  throw new ServiceError('unprocessable', `This picture cannot be used: ${problem}`, { problem });
}
