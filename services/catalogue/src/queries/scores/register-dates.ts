import { perSnapshot } from '../../per-snapshot';
import { importedFiles } from '../status';

/** Day of the last import by kind, `yyyy-mm-dd`, of real and of fictional files. */
export interface RegisterDates {
  of(kind: string, fictional: boolean): string;
}

/** A kind that was not imported by itself has the day of the snapshot's last file. */
export const registerDates = perSnapshot(async (snapshot): Promise<RegisterDates> => {
  const days = new Map<string, string>();
  let last = '1970-01-01';
  for (const { kind, fictional, importedAt } of await importedFiles(snapshot)) {
    const day = importedAt.toISOString().slice(0, 10);
    const key = `${kind}:${fictional}`;
    if (day > (days.get(key) ?? '')) days.set(key, day);
    if (day > last) last = day;
  }
  return { of: (kind, fictional) => days.get(`${kind}:${fictional}`) ?? last };
});
