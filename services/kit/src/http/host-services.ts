import { addressOf, baseOf, type ServiceName } from '@kavel/contracts';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { ServiceError } from '../service-error';
import type { Security } from './access';
import { addAudit, type RecordWork } from './audit';
import { publicBodyBytes } from './body-limits';
import { addCallLimits, type CallLimits } from './call-limits';
import { addCompression } from './compression';
import { connectionOptions, type Timeouts, usualTimeouts } from './connections';
import type { ServiceDefinition } from './definition';
import { answerError } from './error-answer';
import { acceptJson } from './json-body';
import { describeApi } from './openapi/describe-api';
import { addPasses } from './passes';
import { paramLimit, refuseUnreadableUrls } from './readable-url';
import { type RecordRefusal, recordRefusals } from './refusals';
import { serializerCompiler } from './serializer';

export interface HostOptions extends Pick<Security, 'verifyToken'> {
  /** Absent: nobody can act on behalf of others. */
  resolveActing?: Security['resolveActing'];
  /** Records refused calls. */
  recordRefusal?: RecordRefusal;
  /** Shared with services in other processes, whose calls are then accepted. Absent: none are. */
  passKey?: string | undefined;
  /** Absent: work is not recorded. */
  recordWork?: RecordWork;
  /** Extra addresses of the same route: `/refresh-token` for `/api/auth/refresh-token`. */
  aliases?: Record<string, string>;
  logger?: FastifyServerOptions['logger'];
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Absent: calls are not counted. */
  callLimits?: CallLimits | undefined;
  timeouts?: Timeouts | undefined;
  /** Sets headers of every answer, also of those before any hook. */
  setHeaders?: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Plugins to register before the services' routes. */
  plugins?: (app: FastifyInstance) => void;
}

/** One Fastify app that hosts the services, with an `openapi.json` below each base that their calls have. */
export function hostServices(definitions: ServiceDefinition[], options: HostOptions): FastifyInstance {
  const app = createApp(options);
  app.decorate('security', {
    verifyToken: options.verifyToken,
    resolveActing: options.resolveActing ?? refuseActing,
  });
  app.decorateRequest('caller', undefined);
  app.decorate('byValue', new Map());
  addPasses(app, options.passKey);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answerError(new ServiceError('not-found', `There is nothing at ${pathOf(request.url)}`), request, reply),
  );
  if (options.recordRefusal) recordRefusals(app, options.verifyToken, options.recordRefusal);
  options.plugins?.(app);
  app.register(async scope => {
    for (const base of basesOf(definitions)) await describeBase(scope, base, definitions);
    for (const definition of definitions) mount(scope, definition);
  });
  for (const definition of definitions) app.addHook('onClose', () => definition.close());
  return app;
}

function createApp(options: HostOptions): FastifyInstance {
  const { aliases = {}, logger = false, trustProxy = false, timeouts = usualTimeouts } = options;
  const { setHeaders = () => undefined } = options;
  const app: FastifyInstance = Fastify({
    ...connectionOptions(timeouts),
    logger,
    trustProxy,
    // Fastify logs whole addresses, which may contain a token. The gateway logs routes instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: publicBodyBytes,
    // While closing, requests on open connections are still answered normally.
    return503OnClosing: false,
    routerOptions: { maxParamLength: paramLimit },
    rewriteUrl: request => {
      const url = request.url ?? '/';
      const alias = aliases[pathOf(url)];
      return alias === undefined ? url : url.replace(pathOf(url), alias);
    },
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      answerError(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  refuseUnreadableUrls(app);
  acceptJson(app);
  // Before compression, because the name in the answer is recorded.
  if (options.recordWork) addAudit(app, options.recordWork);
  addCompression(app);
  if (options.callLimits) addCallLimits(app, options.callLimits);
  return app;
}

function basesOf(definitions: readonly ServiceDefinition[]): Set<ServiceName> {
  return new Set(definitions.flatMap(({ name, endpoints }) => [name, ...endpoints.map(baseOf)]));
}

/** Every call below the base, of all services. */
async function describeBase(
  scope: FastifyInstance,
  base: ServiceName,
  definitions: readonly ServiceDefinition[],
): Promise<void> {
  const endpoints = definitions.flatMap(definition =>
    definition.endpoints.filter(endpoint => baseOf(endpoint) === base),
  );
  const describe = await describeApi(scope, base, endpoints);
  const options = { schema: { hide: true }, config: { calls: 'public' as const } };
  scope.get(`/api/${base}/openapi.json`, options, async () => describe());
}

function mount(app: FastifyInstance, definition: ServiceDefinition): void {
  app.register(async scope => {
    definition.routes(scope);
    for (const endpoint of definition.endpoints) {
      const { method, path } = endpoint;
      if (scope.hasRoute({ method, url: addressOf(endpoint) })) continue;
      throw new Error(`Service ${definition.name} has no route for ${method} ${path}`);
    }
  });
}

async function refuseActing(): Promise<never> {
  throw new ServiceError('forbidden', 'Acting on behalf of others is not available here');
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
