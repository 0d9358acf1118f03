import type { VisitStore } from '@kavel/service-content';
import { dataPolicy, type HostOptions, hostServices, type ServiceDefinition } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { apartChecks } from './apart/apart-checks';
import { forwardRoutes } from './apart/forward';
import type { ServicesApart } from './apart/services-apart';
import { referenceRoutes } from './api-reference/reference-routes';
import { addDrain, type Drain } from './drain';
import { healthRoutes, type ReadyChecks } from './health';
import { observe } from './observe/observe';
import { warnOfUnknownProxy } from './proxies';
import { enableFiles } from './web/files';
import { internOrigins } from './web/intern-origins';
import { pageViewRoute } from './web/page-views';
import { setSecurityHeaders } from './web/security-headers';
import { type WebOptions, webRoutes } from './web/web-routes';

export interface GatewayOptions {
  services: ServiceDefinition[];
  /** Services hosted by another process. */
  apart?: ServicesApart;
  security: Pick<HostOptions, 'verifyToken' | 'resolveActing' | 'recordRefusal' | 'recordWork'>;
  web: Omit<WebOptions, 'overrideOriginsFor' | 'onServed'>;
  checks: ReadyChecks;
  /** What is served, for `/readyz`. */
  serving?: () => Record<string, unknown>;
  logger?: HostOptions['logger'];
  trustProxy?: HostOptions['trustProxy'];
  callLimits?: HostOptions['callLimits'];
  metricsToken?: string | undefined;
  /** Where visit figures are kept; absent: they are counted, but not kept. */
  visits?: VisitStore;
  /** Origins from which holders of the intern permission may override a remote. */
  overrideOrigins?: readonly string[];
  /** Development servers, which every page may load from. */
  developmentOrigins?: readonly string[];
}

/** All services and the front-end in one server. */
export function createGateway({
  services,
  apart = { origins: {}, key: undefined },
  security,
  web,
  checks,
  serving,
  logger,
  trustProxy,
  callLimits,
  metricsToken,
  visits,
  overrideOrigins = [],
  developmentOrigins = [],
}: GatewayOptions): FastifyInstance & { drain: Drain } {
  const app = hostServices(services, {
    ...security,
    passKey: apart.key,
    aliases: { '/refresh-token': '/api/auth/refresh-token' },
    logger,
    trustProxy,
    callLimits,
    setHeaders: (request, reply) => setSecurityHeaders(reply, request.protocol === 'https'),
    plugins: enableFiles,
  });
  warnOfUnknownProxy(app);
  addHooks(app);
  const drain = addDrain(app);
  const observed = observe(app, { web, metricsToken, visits });
  app.after(() => {
    healthRoutes(app, {
      own: { ...checks, accepting: drain.accepting },
      apart: apartChecks(apart),
      serving,
    });
    forwardRoutes(app, apart);
    pageViewRoute(app, observed);
    referenceRoutes(app);
    webRoutes(app, {
      ...web,
      overrideOriginsFor: async request => [
        ...developmentOrigins,
        ...(await internOrigins(request, overrideOrigins, security.verifyToken)),
      ],
      onServed: observed.served,
    });
  });
  return Object.assign(app, { drain });
}

/** Synchronous hooks use callbacks, because promises would add time to every response. */
function addHooks(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _, done) => {
    if (request.url.startsWith('/api/')) {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url = 'none' } = request.routeOptions;
    request.log.debug(
      { method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}
