import { normalizeIP } from '@fastify/rate-limit';

/** Bits of an IPv6 address that one connection gets: whoever has one has all addresses below them. */
const ipv6Bits = 64;

/**
 * What an address is counted under in limits per address: IPv4 as a whole, also where it comes as `::ffff:192.0.2.1`,
 * IPv6 by its /64. `request.ip` is undefined on a socket file whose proxy sends no header; those share one key.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined || address === '') return 'unknown';
  return normalizeIP(address, ipv6Bits);
}
