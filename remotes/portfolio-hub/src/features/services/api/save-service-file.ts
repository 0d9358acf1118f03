import type { ServiceFile } from '@kavel/contracts/services';
import { saveFile } from '@kavel/files';
import { fetchFile } from './bytes';

/** Downloads a file. It is saved, never opened, whatever its type. */
export async function saveServiceFile(serviceId: string, { fileId, file_name }: ServiceFile): Promise<void> {
  saveFile(await fetchFile({ id: serviceId, fileId }, 'application/octet-stream'), file_name);
}
