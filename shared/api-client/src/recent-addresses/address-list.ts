export interface RecentAddress {
  objectId: string;
  address: string;
}

const limit = 5;

/** The list with an address moved or put at its head. */
export function withAddress(list: readonly RecentAddress[], added: RecentAddress): readonly RecentAddress[] {
  return [added, ...list.filter(other => other.objectId !== added.objectId)].slice(0, limit);
}

/** Reads the stored list; what is damaged is left out. */
export function parseRecent(text: string | null): readonly RecentAddress[] {
  if (!text) return [];
  return text
    .split('\n')
    .map(line => ({ objectId: line.slice(0, 16), address: line.slice(17) }))
    .filter(({ objectId, address }) => /^\d{16}$/.test(objectId) && address !== '');
}

export function formatRecent(list: readonly RecentAddress[]): string {
  return list.map(({ objectId, address }) => `${objectId} ${address}`).join('\n');
}
