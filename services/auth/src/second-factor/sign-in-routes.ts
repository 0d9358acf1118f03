import { authApi, type TokenPair } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../origin';
import type { AuthDatabase } from '../repositories/schema';
import type { Account } from '../repositories/users';
import { answerChallenge, beginChallengedEnrolment, enrolByChallenge } from './sign-in-step';

/** Opens the session after a complete sign-in. */
export type OpenSession = (
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<TokenPair>;

/** The second step of a sign-in: a code, or a required enrolment. */
export function registerSignInStep(
  app: FastifyInstance,
  database: AuthDatabase,
  openSession: OpenSession,
): void {
  route(app, authApi.completeLogin, async ({ body, request, reply }) => {
    const { address } = originOf(request);
    return openSession(await answerChallenge(database, { ...body, network: address }), request, reply);
  });

  route(app, authApi.beginLoginEnrolment, ({ body }) => beginChallengedEnrolment(database, body.challenge));

  route(app, authApi.completeLoginEnrolment, async ({ body, request, reply }) => {
    const { address } = originOf(request);
    const { account, recoveryCodes } = await enrolByChallenge(database, { ...body, network: address });
    return { tokens: await openSession(account, request, reply), recoveryCodes };
  });
}
