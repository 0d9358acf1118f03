import type { ServiceFile } from '@kavel/contracts/services';
import { saveFile } from '@kavel/files';
import { fetchFile } from './bytes';

/** Downloads a file. Files of all types are saved, never opened in the browser. */
export async function saveServiceFile(serviceId: string, { fileId, file_name }: ServiceFile): Promise<void> {
  saveFile(await fetchFile({ id: serviceId, fileId }, 'application/octet-stream'), file_name);
}
