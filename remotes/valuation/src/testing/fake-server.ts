import type { ErrorCode } from '@kavel/contracts';
import { errorStatus } from '@kavel/contracts';

export interface Call {
  /** `POST /portfolio/portfolios` */
  name: string;
  query: URLSearchParams;
  body: unknown;
}

/** Thrown by an answer: the service refuses. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
  ) {
    super(code);
  }
}

/** Answers by call name; a promise is a service that takes its time. */
export type Answers = Record<string, (call: Call) => unknown>;

/** Stands for the services at the edge, and remembers what was asked. */
export function fakeServer(answers: Answers): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const address = new URL(String(input), 'http://localhost');
    const name = `${init?.method ?? 'GET'} ${address.pathname.replace('/api', '')}`;
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    const call = { name, query: address.searchParams, body };
    calls.push(call);
    try {
      const answer = answers[name];
      if (!answer) throw new Refusal('not-found');
      return response(200, { result: await unlessAborted(answer(call), init?.signal) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, details } = error;
      return response(errorStatus[code], { error: { code, message, details } });
    }
  };
  return calls;
}

/** As the platform does: an aborted call ends at once. */
function unlessAborted(answer: unknown, signal: AbortSignal | null | undefined): Promise<unknown> {
  return Promise.race([
    answer,
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ]);
}

function response(status: number, body: unknown): Response {
  return { ok: status < 400, status, json: async () => body } as Response;
}
