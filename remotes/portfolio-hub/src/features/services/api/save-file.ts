import type { ServiceFile } from '@kavel/contracts/services';
import { fetchFile } from './bytes';

/** Long enough for a browser to begin saving, in milliseconds. */
const keptFor = 60_000;

/** Gives the user a file to save. Its type is nobody's business here: it is saved, not opened. */
export async function saveFile(serviceId: string, { fileId, file_name }: ServiceFile): Promise<void> {
  const blob = await fetchFile({ id: serviceId, fileId }, 'application/octet-stream');
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file_name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
