import { useSession } from '@kavel/auth';
import { useMemo } from 'react';
import { useStored, writeStored } from '../../../common/own-storage';
import { type KeptTexts, parseKept, withRecent, withSaved } from '../model/kept-texts';

/** Recent and saved searches of this user on this device. */
export function useKeptTexts() {
  const { user } = useSession();
  const key = `advanced-search:${user?.userId ?? ''}`;
  const read = () => localStorage.getItem(key);
  const stored = useStored(read);
  const kept = useMemo(() => parseKept(stored), [stored]);
  const change = (next: (before: KeptTexts) => KeptTexts) =>
    writeStored(key, JSON.stringify(next(parseKept(read()))));
  return {
    ...kept,
    remember: (text: string) => change(before => withRecent(before, text)),
    toggleSaved: (text: string) => change(before => withSaved(before, text)),
  };
}
