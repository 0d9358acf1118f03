/** Settings that determine who can connect to a gateway. */
export interface Reach {
  HOST: string;
  KAVEL_SOCKET?: string | undefined;
  KAVEL_TRUST_PROXY?: unknown;
}

/** Reachable from this machine only: a loopback address, and no proxy that forwards external requests. */
export function isLocal({ HOST, KAVEL_SOCKET, KAVEL_TRUST_PROXY }: Reach): boolean {
  const loopback = HOST === 'localhost' || HOST === '::1' || /^127(\.\d{1,3}){3}$/.test(HOST);
  return loopback && KAVEL_SOCKET === undefined && KAVEL_TRUST_PROXY === undefined;
}

/** Why a start is refused with demo accounts when others can connect, and what to set instead. */
export function demoRefusal({ HOST, KAVEL_SOCKET, KAVEL_TRUST_PROXY }: Reach): string {
  const cause =
    KAVEL_SOCKET !== undefined
      ? 'KAVEL_SOCKET'
      : KAVEL_TRUST_PROXY !== undefined
        ? 'KAVEL_TRUST_PROXY'
        : `HOST=${HOST}`;
  return [
    `KAVEL_DEMO: others could reach this Kavel (${cause}), and everybody knows the password of its demo accounts.`,
    '    For real use set ENVIRONMENT=production, and KAVEL_ADMIN_EMAIL and KAVEL_ADMIN_PASSWORD at the first start.',
    '    To show the demo to others set KAVEL_DEMO=true; KAVEL_DEMO=false removes the demo accounts.',
  ].join('\n');
}
