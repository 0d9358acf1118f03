import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { ServiceError } from '../service-error';
import type { Security } from './access';
import type { ServiceDefinition } from './definition';
import { answerError } from './error-answer';
import { describeApi } from './openapi/describe-api';
import { serializerCompiler } from './serializer';

export const bodyLimitBytes = 8 * 1024 * 1024;

export interface HostOptions extends Pick<Security, 'verifyToken'> {
  /** Absent: nobody can act on behalf of others. */
  resolveActing?: Security['resolveActing'];
  /** Extra addresses of the same route: `/refresh-token` for `/api/auth/refresh-token`. */
  aliases?: Record<string, string>;
  logger?: FastifyServerOptions['logger'];
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Plugins that have to be there before the services' routes, such as compression. */
  plugins?: (app: FastifyInstance) => void;
}

/** One Fastify app that hosts the services under `/api/<name>`, each with its `openapi.json`. */
export function hostServices(definitions: ServiceDefinition[], options: HostOptions): FastifyInstance {
  const app = createApp(options);
  app.decorate('security', {
    verifyToken: options.verifyToken,
    resolveActing: options.resolveActing ?? refuseActing,
  });
  app.decorateRequest('caller', undefined);
  app.decorate('byValue', new Map());
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answerError(new ServiceError('not-found', `There is nothing at ${pathOf(request.url)}`), request, reply),
  );
  options.plugins?.(app);
  for (const definition of definitions) mount(app, definition);
  return app;
}

function createApp({ aliases = {}, logger = false, trustProxy = false }: HostOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger,
    trustProxy,
    // Fastify logs whole addresses, and a token may stand in one. The gateway logs routes instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    // While closing, what still comes in over an open connection is answered like everything before it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: request => {
      const url = request.url ?? '/';
      const alias = aliases[pathOf(url)];
      return alias === undefined ? url : url.replace(pathOf(url), alias);
    },
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(app);
  return app;
}

/** A DELETE that says it sends JSON and sends none is fine; Fastify's own parser refuses it. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}

function mount(app: FastifyInstance, definition: ServiceDefinition): void {
  const prefix = `/api/${definition.name}`;
  app.register(
    async scope => {
      await describeApi(scope, definition.name, definition.endpoints);
      definition.routes(scope);
      for (const { method, path } of definition.endpoints) {
        if (!scope.hasRoute({ method, url: `${prefix}${path}` })) {
          throw new Error(`Service ${definition.name} has no route for ${method} ${path}`);
        }
      }
      scope.get('/openapi.json', { schema: { hide: true } }, async () => scope.swagger());
    },
    { prefix },
  );
  app.addHook('onClose', () => definition.close());
}

async function refuseActing(): Promise<never> {
  throw new ServiceError('forbidden', 'Acting on behalf of others is not available here');
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
