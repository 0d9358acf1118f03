import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { ServiceName } from '@kavel/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendBuildFile } from '../web/files';
import { pageHeaders } from '../web/security-headers';
import { describedServices, referencePage } from './reference-page';

const files = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** The readable reference of the API at `/api/docs` and `/api/docs/<service>`, from our own origin. */
export function referenceRoutes(app: FastifyInstance): void {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

  app.get('/api/docs', (_, reply) => sendReference(reply, 'portfolio'));
  app.get<{ Params: { service: string } }>('/api/docs/:service', ({ params: { service } }, reply) => {
    if (isDescribed(service)) return sendReference(reply, service);
    reply.callNotFound();
    return reply;
  });
  for (const file of files) {
    app.get(`/api/docs/files/${file}`, (_, reply) => sendBuildFile(reply, folder, file, 'no-cache'));
  }
}

function isDescribed(service: string): service is ServiceName {
  return Object.hasOwn(describedServices, service);
}

function sendReference(reply: FastifyReply, service: ServiceName): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      ...pageHeaders,
      'cache-control': 'no-cache',
      'content-security-policy': referencePolicy(nonce),
    })
    .type('text/html; charset=utf-8')
    .send(referencePage(service, nonce));
}

/** Like that of our pages, but stricter. The viewer's arrows are data images. */
function referencePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}
