import type { ServiceFile } from '@kavel/contracts/services';
import { saveFile } from '@kavel/files';
import { fetchFile } from './bytes';

/** Gives the user a file to save. Whatever its type, it is saved and not opened. */
export async function saveServiceFile(serviceId: string, { fileId, file_name }: ServiceFile): Promise<void> {
  saveFile(await fetchFile({ id: serviceId, fileId }, 'application/octet-stream'), file_name);
}
