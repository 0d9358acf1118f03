import { TOTP } from 'otpauth';
import { z } from 'zod';
import { json, type Target } from './http';

const tokensSchema = z.object({ access_token: z.string() });
const answerSchema = z.object({ result: z.unknown() });

/** Signs in a demo account; enrols a second factor when its role requires one. Resolves with a bearer header. */
export async function signIn(target: Target, account: string): Promise<{ authorization: string }> {
  const email = `${account}@kavel.example`;
  const { status, body } = await target.ask('/api/auth/login', json({ email, password: 'kavel-demo' }));
  const tokens = tokensSchema.safeParse(resultOf(body));
  if (tokens.success) return bearer(tokens.data.access_token);
  const challenge = challengeIn(body);
  if (challenge === null) throw new Error(`${email} cannot sign in: ${status} ${body.slice(0, 300)}`);
  return bearer(await enrol(target, challenge));
}

async function enrol(target: Target, challenge: string): Promise<string> {
  const begun = await target.ask('/api/auth/login/second-factor/begin', json({ challenge }));
  const { secret } = z.object({ secret: z.string() }).parse(resultOf(begun.body));
  const code = new TOTP({ secret }).generate();
  const done = await target.ask('/api/auth/login/second-factor/enrol', json({ challenge, code }));
  return z.object({ tokens: tokensSchema }).parse(resultOf(done.body)).tokens.access_token;
}

/** Finds the challenge of a second factor anywhere in a response. */
function challengeIn(body: string): string | null {
  return /"challenge":"([^"]+)"/.exec(body)?.[1] ?? null;
}

function resultOf(body: string): unknown {
  try {
    return answerSchema.parse(JSON.parse(body)).result;
  } catch {
    return null;
  }
}

function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
