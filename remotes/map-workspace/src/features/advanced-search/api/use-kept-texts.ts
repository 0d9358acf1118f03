import { useSession } from '@kavel/auth';
import { useState } from 'react';
import { type KeptTexts, parseKept, withRecent, withSaved } from '../model/kept-texts';

/** Recent and saved searches of this user on this device. */
export function useKeptTexts() {
  const { user } = useSession();
  const key = `advanced-search:${user?.userId ?? ''}`;
  const [kept, setKept] = useState(() => parseKept(localStorage.getItem(key)));
  // Another tab may have kept one meanwhile: what is stored counts.
  const change = (next: (stored: KeptTexts) => KeptTexts) => {
    const changed = next(parseKept(localStorage.getItem(key)));
    localStorage.setItem(key, JSON.stringify(changed));
    setKept(changed);
  };
  return {
    ...kept,
    remember: (text: string) => change(stored => withRecent(stored, text)),
    toggleSaved: (text: string) => change(stored => withSaved(stored, text)),
  };
}
