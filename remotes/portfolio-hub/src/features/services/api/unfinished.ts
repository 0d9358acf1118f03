import { isUuid } from '@kavel/contracts';

const storageKey = 'unfinished-uploads';
const most = 50;

type Named = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Key of a file by name, size and date, without reading its content. */
function keyOf(serviceId: string, { name, size, lastModified }: Named): string {
  return [serviceId, size, lastModified, name].join('/');
}

function read(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(entry => Array.isArray(entry) && isUuid(entry[1])) : [];
  } catch {
    return [];
  }
}

function write(entries: [string, string][]): void {
  localStorage.setItem(storageKey, JSON.stringify(entries.slice(-most)));
}

/** Unfinished uploads of this browser: after a reload the same file resumes where it stopped. */
export const unfinished = {
  find: (serviceId: string, file: Named) =>
    read().find(([key]) => key === keyOf(serviceId, file))?.[1] ?? null,
  remember(serviceId: string, file: Named, fileId: string): void {
    const key = keyOf(serviceId, file);
    write([...read().filter(([other]) => other !== key), [key, fileId]]);
  },
  forget(fileId: string): void {
    write(read().filter(([, other]) => other !== fileId));
  },
};
