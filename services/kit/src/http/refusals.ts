import type { AccessClaims } from '@kavel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../service-error';
import type { VerifyToken } from './token-verifier';

/** A call that a signed-in user may not make. */
export interface Refusal {
  actor: AccessClaims;
  /** Method and route without parameters: `PUT /api/auth/management/users/:userId`. */
  call: string;
  request: FastifyRequest;
}

export type RecordRefusal = (refusal: Refusal) => Promise<void>;

/** Reports every call answered with `forbidden`. The answer does not wait for it. */
export function recordRefusals(app: FastifyInstance, verify: VerifyToken, record: RecordRefusal): void {
  app.addHook('onError', async (request, _, error) => {
    if (!(error instanceof ServiceError) || error.code !== 'forbidden') return;
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return;
    const call = `${request.method} ${request.routeOptions.url ?? ''}`;
    await verify(token)
      .then(actor => record({ actor, call, request }))
      .catch((failure: unknown) =>
        request.log.warn({ reason: String(failure) }, 'a refusal was not recorded'),
      );
  });
}
