import type { ErrorAnswer, FieldProblem } from '@kavel/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway, isUnstorable } from '../database';
import { ServiceError } from '../service-error';

/** Policy of answers that are data, never pages. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The one place that turns a failure into an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toServiceError(error);
  // The client has disconnected during its upload or download: nobody reads the answer.
  if (reply.raw.destroyed) request.log.info({ reason: String(error) }, 'the client went away');
  // Contracts should have refused it; if the input was not the cause, this line helps to find it.
  else if (isUnstorable(error)) request.log.warn({ reason: String(error) }, 'the input cannot be stored');
  else if (known.code === 'unavailable') request.log.warn({ reason: String(error) }, 'not available');
  else if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  const seconds = retryAfterSeconds(known);
  if (seconds !== null) reply.header('retry-after', String(seconds));
  if (known.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .status(known.status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', dataPolicy)
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(toErrorAnswer(known));
}

export function toErrorAnswer(error: ServiceError): ErrorAnswer {
  const { code, message, details } = error;
  return { error: details === undefined ? { code, message } : { code, message, details } };
}

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error as FastifyError);
  if (isDatabaseAway(error)) {
    return new ServiceError('unavailable', 'The database cannot be reached. Please try again in a moment.');
  }
  if (isUnstorable(error)) return unstorableInput();
  return fromFastify(error as FastifyError);
}

/** For numbers, dates and texts that PostgreSQL cannot store. */
export function unstorableInput(): ServiceError {
  return new ServiceError(
    'bad-request',
    'The input has a number, a date or a character that cannot be stored',
  );
}

function invalidInput(error: FastifyError): ServiceError {
  const part = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body');
  const problems: FieldProblem[] = (error.validation ?? []).map(problem => ({
    field: [part, ...problem.instancePath.split('/').filter(step => step !== '')].join('.'),
    message: problem.message ?? 'Not valid',
  }));
  const fields = [...new Set(problems.map(problem => problem.field))].slice(0, 5).join(', ');
  return new ServiceError('bad-request', `The input is not valid: ${fields}`, problems.slice(0, 100));
}

function fromFastify(error: FastifyError): ServiceError {
  const status = error.statusCode ?? 500;
  if (status === 413) return new ServiceError('payload-too-large', 'The body is larger than this call takes');
  if (error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return new ServiceError('bad-request', 'The body is not valid JSON');
  }
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    return new ServiceError('unavailable', 'This took too long. Please try again in a moment.');
  }
  if (status === 415) return new ServiceError('unsupported-media-type', error.message);
  if (status === 404) return new ServiceError('not-found', error.message);
  if (status >= 400 && status < 500) return new ServiceError('bad-request', error.message);
  return new ServiceError('internal', 'Something went wrong on our side');
}

function retryAfterSeconds(error: ServiceError): number | null {
  const seconds = (error.details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : null;
}
