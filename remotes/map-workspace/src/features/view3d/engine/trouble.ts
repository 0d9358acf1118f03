/** Why buildings are not there. The rest of the map works. */
export type Trouble =
  /** No answer, or one that this page may not read. */
  | { what: 'unreachable'; host: string }
  /** An answer that says no. */
  | { what: 'refused'; host: string; status: number }
  /** An answer that is no 3D Tiles. */
  | { what: 'broken'; host: string }
  /** Tiles in a form that the content policy allows no reader for, such as Draco. */
  | { what: 'needs'; host: string; extension: string };

export class FetchTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.what);
  }
}

const hostOf = (address: string): string => new URL(address, window.location.href).host;

/** The answer of an address. Rejects with `FetchTrouble`. */
export async function fetched(address: string): Promise<Response> {
  const host = hostOf(address);
  const answer = await fetch(address).catch(() => {
    throw new FetchTrouble({ what: 'unreachable', host });
  });
  if (!answer.ok) throw new FetchTrouble({ what: 'refused', host, status: answer.status });
  return answer;
}

/** What an error at an address tells the reader. */
export function troubleOf(error: unknown, address: string): Trouble {
  if (error instanceof FetchTrouble) return error.trouble;
  const extension = /^needs (\S+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return extension
    ? { what: 'needs', host: hostOf(address), extension }
    : { what: 'broken', host: hostOf(address) };
}
