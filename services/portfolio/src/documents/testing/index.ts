import type { DocumentBatch } from '@kavel/contracts/reports';
import type { Caller } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';

/** The batch when it has ended. */
export async function untilBatch(
  list: () => Promise<DocumentBatch[]>,
  { id }: DocumentBatch,
): Promise<DocumentBatch> {
  for (;;) {
    const batch = (await list()).find(one => one.id === id);
    if (batch && batch.state !== 'running') return batch;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

/** Response of a call whose answer is bytes. */
export async function bytesOf(
  app: FastifyInstance,
  url: string,
  { token }: Caller,
): Promise<{ status: number; bytes: Buffer }> {
  const response = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  return { status: response.statusCode, bytes: response.rawPayload };
}
