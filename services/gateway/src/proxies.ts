import { isIP } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { z } from 'zod';

/** Proxies in front: their number, or their addresses. False: none. */
export type TrustedProxies = false | number | string[];

const mostProxies = 10;
/** Names of address ranges that proxy-addr knows. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** `1`, or `10.0.0.0/8, 192.0.2.4`. `true` is rejected, because every client could choose its address. */
export const trustedProxiesSchema = z.string().transform((text, context) => {
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostProxies) return Number(text);
  const ranges = text.split(/[\s,]+/).filter(Boolean);
  if (ranges.length > 0 && ranges.every(isRange)) return ranges;
  context.addIssue('say how many proxies there are (1), or their addresses (10.0.0.0/8, 192.0.2.4)');
  return z.NEVER;
});

function isRange(text: string): boolean {
  if (namedRanges.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * For Fastify, whose own proxy count trusts none: the last `proxies` addresses are used, the nearest being the
 * connection itself. The port must be reachable by those proxies only.
 */
export function trustProxyOption(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/**
 * Logs once that untrusted forwarded headers are ignored, because rate limits then count all visitors as one address.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request;
    const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (forwarded && !warned && request.ip === raw.socket.remoteAddress) {
      warned = true;
      request.log.warn(
        { from: request.ip },
        'Forwarded headers are ignored, as they come from no proxy in KAVEL_TRUST_PROXY. ' +
          'Behind a proxy that is not named there, all visitors count as one address.',
      );
    }
    done();
  });
}
