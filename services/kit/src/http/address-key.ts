import { normalizeIP } from '@fastify/rate-limit';

/** Bits of an IPv6 address that identify one connection: its user has all addresses below them. */
const ipv6Bits = 64;

/**
 * The key of an address in limits: IPv4 as a whole, also as `::ffff:192.0.2.1`, IPv6 by its /64. `request.ip` is
 * undefined on a socket file whose proxy sends no header; those share one key.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined || address === '') return 'unknown';
  return normalizeIP(address, ipv6Bits);
}
