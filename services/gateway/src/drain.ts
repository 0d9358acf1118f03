import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface Drain {
  /** False once draining has begun: for `/readyz`. */
  accepting(): boolean;
  /**
   * Announces the shutdown and waits, so that the proxy in front switches to another process; then accepts no new
   * connections. Resolves after the last answer.
   */
  announce(milliseconds: number): Promise<void>;
}

/** While draining all requests are still answered, each answer asking to close its connection. */
export function addDrain(app: FastifyInstance): Drain {
  let draining = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
  return {
    accepting: () => !draining,
    async announce(milliseconds) {
      draining = true;
      if (milliseconds > 0) await new Promise(done => setTimeout(done, milliseconds));
      await stopListening(app.server);
    },
  };
}

/** Right after the event loop accepted pending connections: one still in the queue would be reset. */
async function stopListening(server: Server): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(done => server.close(done));
}
