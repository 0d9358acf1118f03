import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface Drain {
  /** False once the end was announced: for `/readyz`. */
  accepting(): boolean;
  /**
   * Announces the end and waits, so that whoever is in front turns to another process; then takes no new
   * connections. Resolves after the last answer.
   */
  announce(milliseconds: number): Promise<void>;
}

/** While draining everything is answered still, each answer asking to close its connection. */
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

/** Just after the event loop accepted what had come: a connection still in the queue would be reset. */
async function stopListening(server: Server): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(done => server.close(done));
}
