import { buffer } from 'node:stream/consumers';
import { pictureApi, pictureLimits, type ReportPictureFile } from '@kavel/contracts/reports';
import type { ServiceFile } from '@kavel/contracts/services';
import { type Caller, route } from '@kavel/service-kit';
import { readPicture } from '@kavel/service-kit/pictures';
import type { FastifyInstance } from 'fastify';
import type { OrganisationScope } from '../../repositories/store';
import { ensureScanned } from '../../services/files/confirm';
import type { OpenFiles } from '../../services/files/open-files';
import { listFiles } from '../../services/repositories/service-files';
import { listServices } from '../../services/repositories/services';
import { getHead } from '../../valuations/repositories/valuations';

interface Found {
  service: { id: string; name: string };
  file: ServiceFile;
}

const readTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Pictures for the report of a valuation: files of the services of its portfolio. */
export function pictureRoutes(app: FastifyInstance, files: OpenFiles): void {
  route(app, pictureApi.valuationPictures, async ({ caller, params }) => {
    const found = await files.store.inOrganisation(caller, scope => findPictures(scope, params.id));
    const pictures: ReportPictureFile[] = [];
    for (const one of found) {
      if (pictures.length === pictureLimits.pictures) break;
      const picture = await readOne(files, caller, one);
      if (picture) pictures.push(picture);
    }
    return { pictures, left: found.length - pictures.length };
  });
}

async function findPictures(scope: OrganisationScope, valuationId: string): Promise<Found[]> {
  const { portfolioId } = await getHead(scope, valuationId);
  const found: Found[] = [];
  for (const service of await listServices(scope, portfolioId))
    for (const file of await listFiles(scope, service.id))
      if (file.contentType.startsWith('image/')) found.push({ service, file });
  return found;
}

async function readOne(
  files: OpenFiles,
  caller: Caller,
  { service, file }: Found,
): Promise<ReportPictureFile | null> {
  const { fileId, size, contentType } = file;
  if (size > pictureLimits.bytes || !readTypes.includes(contentType)) return null;
  await ensureScanned(files, caller, { id: service.id, fileId });
  const { organisationId } = caller;
  const bytes = await buffer(files.files.read({ organisationId, fileId }, 0, size));
  const read = readPicture(bytes, pictureLimits);
  return (
    read && {
      ...read,
      service: service.name,
      file: file.file_name,
      bytes: read.bytes.toString('base64'),
    }
  );
}
