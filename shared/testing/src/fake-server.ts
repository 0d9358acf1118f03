import { type ErrorCode, errorStatus } from '@kavel/contracts';

export interface Call {
  /** `POST /portfolio/portfolios` */
  name: string;
  query: URLSearchParams;
  /** The parsed JSON, or raw bytes. */
  body: unknown;
}

/** Thrown by an answer to make the service refuse. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
  ) {
    super(code);
  }
}

/** Answers by call name, or one function for all calls. A promise delays the response; bytes are a file. */
export type Answers = Record<string, (call: Call) => unknown> | ((call: Call) => unknown);

/** Fakes the services at the network boundary, and records the calls. */
export function fakeServer(answers: Answers): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const address = new URL(String(input), 'http://localhost');
    const name = `${init?.method ?? 'GET'} ${address.pathname.replace('/api', '')}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    const call = { name, query: address.searchParams, body };
    calls.push(call);
    try {
      return response(200, await unlessAborted(answerTo(call, answers), init?.signal));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, details } = error;
      return {
        ok: false,
        status: errorStatus[code],
        json: async () => ({ error: { code, message, details } }),
      } as Response;
    }
  };
  return calls;
}

async function answerTo(call: Call, answers: Answers): Promise<unknown> {
  const answer = typeof answers === 'function' ? answers : answers[call.name];
  if (!answer) throw new Refusal('not-found');
  return answer(call);
}

/** Rejects as soon as the call is aborted, like the platform. */
function unlessAborted(answer: Promise<unknown>, signal: AbortSignal | null | undefined): Promise<unknown> {
  return Promise.race([
    answer,
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ]);
}

function response(status: number, answer: unknown): Response {
  return {
    ok: true,
    status,
    json: async () => ({ result: answer }),
    arrayBuffer: async () => answer,
  } as Response;
}
