import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface Drain {
  /** False once draining has started: for `/readyz`. */
  accepting(): boolean;
  /**
   * Announces the shutdown and waits, so that the proxy switches to another process; then accepts no new connections.
   * Resolves after the last response.
   */
  announce(milliseconds: number): Promise<void>;
}

/** While draining, all requests are still answered, and each response asks to close its connection. */
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

/** Waits until the event loop has accepted pending connections, because queued ones would be reset. */
async function stopListening(server: Server): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(done => server.close(done));
}
