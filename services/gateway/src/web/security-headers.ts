import type { ServiceAddresses } from '@kavel/contracts';
import type { FastifyReply } from 'fastify';

export interface OutsideOrigins {
  tileServer: string | null;
  analyticsScript: string | null;
  /** Base addresses of services on other origins. */
  services?: ServiceAddresses | undefined;
  /** Base address of the map's vector tiles on another origin. */
  tiles?: string | undefined;
  /** 3D Tiles of others. */
  outsideTileset?: string | undefined;
  /** Origins from which this visitor may override a remote. */
  overrideOrigins?: readonly string[] | undefined;
  /** Whether other sites may show the page inside theirs. */
  embeddable?: boolean;
}

/** For every response. HSTS only over https: on http it has no effect, and localhost must stay reachable. */
export function setSecurityHeaders(reply: FastifyReply, https: boolean): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
}

/** Headers for pages only: on the dozen files of a first visit they would waste 3 kB. */
export const pageHeaders = {
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Headers of pages that other sites may show inside theirs: the content policy decides who may. */
export const embeddedHeaders = {
  'referrer-policy': pageHeaders['referrer-policy'],
  'permissions-policy': pageHeaders['permissions-policy'],
};

/** Pages that are not described to search engines: of members, of hosts, of one object, and what is not there. */
export const hiddenHeaders = { 'x-robots-tag': 'noindex' };

/** Pages behind a link with a token: not for search engines, and no other site learns of them. */
export const linkHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };
export const linkPages: readonly string[] = ['/shared-passport'];

/** Content policy of a page: scripts by nonce and what those load; other origins only when configured. */
export function pagePolicy(nonce: string, outside: OutsideOrigins): string {
  const { tileServer, analyticsScript, services = {}, tiles = null, outsideTileset = null } = outside;
  const { overrideOrigins = [], embeddable = false } = outside;
  const elsewhere = [...new Set([...Object.values(services), tiles, outsideTileset].map(originOf))].join('');
  const background = originOf(tileServer);
  const analytics = originOf(analyticsScript);
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${background}`,
    "worker-src 'self' blob:",
    `connect-src 'self'${background}${analytics}${elsewhere}${overrideOrigins.map(origin => ` ${origin} ${origin.replace(/^http/, 'ws')}`).join('')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${embeddable ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Tile templates contain `{z}` and sometimes `{a-c}.` hosts, which a policy writes as `*.` */
function originOf(address: string | null): string {
  if (address === null) return '';
  return ` ${new URL(address.replace(/\{[^}/]*\}(?=\.)/, '*')).origin}`;
}
