import { useMemo } from 'react';
import { readOwn, useStored, writeOwn } from '../../../common/own-storage';
import { formatRecent, parseRecent, type RecentAddress, withAddress } from '../model/recent-addresses';

const name = 'recent-addresses';
const read = () => readOwn(name);

/** Remembers for this user, on this device, which addresses were looked at. */
export function rememberAddress(added: RecentAddress): void {
  const recent = parseRecent(read());
  if (recent[0]?.objectId === added.objectId) return;
  writeOwn(name, formatRecent(withAddress(recent, added)));
}

export function useRecentAddresses(): readonly RecentAddress[] {
  const text = useStored(read);
  return useMemo(() => parseRecent(text), [text]);
}
