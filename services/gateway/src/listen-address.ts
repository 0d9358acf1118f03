import { lstatSync, rmSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listening address: a port, or a socket file for a proxy on the same machine. */
export type ListenAddress = { port: number; host: string } | { path: string };

/**
 * Checked first, so that a used address fails before a minute of preparation. Checks by connecting, because a temporary
 * listener would receive requests of the proxy. A socket file without a listener was left by a killed process and is
 * removed.
 */
export async function refuseTakenAddress(listenAt: ListenAddress): Promise<void> {
  if (await answers(listenAt)) throw addressTaken(listenAt);
  if ('path' in listenAt && lstatSync(listenAt.path, { throwIfNoEntry: false })?.isSocket())
    rmSync(listenAt.path);
}

/** Starts listening. Returns the address, for display. */
export async function listen(app: FastifyInstance, listenAt: ListenAddress): Promise<string> {
  try {
    await app.listen(listenAt);
  } catch (error) {
    throw readable(error, listenAt);
  }
  if ('path' in listenAt) return `unix:${listenAt.path}`;
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : listenAt.port}`;
}

/**
 * Called before the process ends: a socket file is removed while the server still listens, so that no new client
 * connects and no connected one is refused. Not possible for a port.
 */
export function stopAccepting(listenAt: ListenAddress): void {
  if ('path' in listenAt) rmSync(listenAt.path, { force: true });
}

async function answers(listenAt: NetConnectOpts): Promise<boolean> {
  const call = connect(listenAt);
  const answered = await new Promise<boolean>(done => {
    call.once('connect', () => done(true)).once('error', () => done(false));
  });
  call.destroy();
  return answered;
}

function readable(error: unknown, listenAt: ListenAddress): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return addressTaken(listenAt);
  if (code !== 'EACCES') return error;
  return new Error(
    'path' in listenAt
      ? `This account may not make ${listenAt.path}.`
      : `Port ${listenAt.port} may not be used by this account. Choose one above 1023.`,
  );
}

function addressTaken(listenAt: ListenAddress): Error {
  return new Error(
    'path' in listenAt
      ? `Another process listens at ${listenAt.path}. Stop it, or choose another KAVEL_SOCKET.`
      : `Port ${listenAt.port} is in use. Stop what uses it, or choose another one: PORT=${listenAt.port + 1} npm start`,
  );
}
