import { timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { type TelemetryEntry, telemetryReportLimit, telemetryReportSchema } from '@kavel/contracts';
import { addressKey, answerError, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';

/** Reports per minute from one address; an office with many people may share one. */
const reportsPerMinute = 240;

/** `POST /telemetry`: reports of browsers, given to `onReport`. `GET /metrics`: the counts, for this machine or with the token. */
export function observeRoutes(
  app: FastifyInstance,
  metrics: Metrics,
  token: string | undefined,
  onReport: (entries: readonly TelemetryEntry[]) => void,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url = 'none' } = request.routeOptions;
    metrics.request(String(method ?? request.method), url, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });

  app.register(async scope => {
    await scope.register(rateLimit, {
      max: reportsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => addressKey(ip),
      errorResponseBuilder: (_, { ttl }) =>
        new ServiceError('too-many-requests', 'Too many reports', {
          retryAfterSeconds: Math.ceil(ttl / 1_000),
        }),
    });
    scope.setErrorHandler((error, request, reply) => answerError(sized(error), request, reply));
    scope.post('/telemetry', { bodyLimit: telemetryReportLimit }, async (request, reply) => {
      const report = telemetryReportSchema.safeParse(request.body);
      if (!report.success) {
        const fields = report.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
        throw new ServiceError('bad-request', 'This is not a report', fields.slice(0, 10));
      }
      onReport(report.data.entries);
      return reply.status(204).send();
    });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token))
      throw new ServiceError('forbidden', 'Metrics are for this machine or by token');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function sized(error: unknown): unknown {
  const tooLarge = (error as { statusCode?: unknown }).statusCode === 413;
  return tooLarge
    ? new ServiceError('payload-too-large', `A report is at most ${telemetryReportLimit} bytes`)
    : error;
}

/** A proxy on this machine calls from the loopback address too, but sends the client's address. */
function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  const passedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !passedOn && /^(::1|(::ffff:)?127\.)/.test(raw.socket.remoteAddress ?? '');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
