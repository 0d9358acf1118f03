import { z } from 'zod';

/** All error codes with their HTTP status. Clients translate by code. */
export const errorStatus = {
  'bad-request': 400,
  'unreadable-file': 400,
  unauthenticated: 401,
  'invalid-credentials': 401,
  'invalid-refresh-token': 401,
  'second-factor-required': 401,
  'invalid-code': 401,
  'challenge-expired': 401,
  forbidden: 403,
  'recent-sign-in-required': 403,
  'not-found': 404,
  'address-not-found': 404,
  conflict: 409,
  'already-in-portfolio': 409,
  'revision-behind': 409,
  'name-taken': 409,
  'portfolio-archived': 409,
  'address-ambiguous': 409,
  unprocessable: 422,
  'no-portfolio-selected': 422,
  'portfolio-empty': 422,
  'buckets-missing': 422,
  'results-missing': 422,
  'rate-at-or-below-growth': 422,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** One problem with the input. `field` is a dotted path such as `body.lines.3.text`. */
export const fieldProblemSchema = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

export const errorAnswerSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.unknown().optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
