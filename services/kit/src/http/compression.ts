import { constants } from 'node:zlib';
import compress, { type FastifyCompressRouteOptions } from '@fastify/compress';
import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { ServiceError } from '../service-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts compressed bodies. */
    compressedBody?: boolean | undefined;
  }
}

const unpacking: FastifyCompressRouteOptions['decompress'] = {
  requestEncodings: ['gzip', 'br', 'identity'],
  onUnsupportedRequestEncoding: () =>
    new ServiceError(
      'unsupported-media-type',
      'This call takes bodies packed with gzip or br, or as they are',
    ),
  onInvalidRequestPayload: () => new ServiceError('bad-request', 'The body could not be unpacked'),
};

/**
 * Compresses answers. Decompresses bodies only where a route allows it (`config.compressedBody`), up to its body limit:
 * a few kB of gzip can be megabytes of JSON. Elsewhere a compressed body is refused.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onRoute', options => {
    if (options.config?.compressedBody) options.decompress = unpacking;
    else if (takesBody(options.method)) {
      options.preParsing = [refusePacked, ...[options.preParsing ?? []].flat()];
    }
  });
  app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    customTypes: /^(text\/(?!event-stream)|application\/(json|.*\+json|javascript|vnd\.mapbox-vector-tile))/,
    globalDecompression: false,
  });
}

const bodyless = new Set(['GET', 'HEAD', 'OPTIONS']);

function takesBody(method: string | string[]): boolean {
  return [method].flat().some(one => !bodyless.has(one));
}

const refusePacked: preParsingHookHandler = (request, _reply, payload, done) => {
  const packing = request.headers['content-encoding'];
  if (packing === undefined || packing === 'identity') done(null, payload);
  else done(new ServiceError('unsupported-media-type', 'This call takes no packed bodies'));
};
