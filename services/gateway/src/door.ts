import { lstatSync, rmSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listening address: a port, or a socket file for a proxy on the same machine. */
export type Door = { port: number; host: string } | { path: string };

/**
 * Checked first: an address in use should not cost a minute of preparation. By connecting, because a listener, even a
 * short one, would get requests of the proxy in front. A socket file that nobody answers was left by a killed process
 * and is removed.
 */
export async function refuseTakenDoor(door: Door): Promise<void> {
  if (await answers(door)) throw doorTaken(door);
  if ('path' in door && lstatSync(door.path, { throwIfNoEntry: false })?.isSocket()) rmSync(door.path);
}

/** Starts listening. Returns the address, for display. */
export async function openDoor(app: FastifyInstance, door: Door): Promise<string> {
  try {
    await app.listen(door);
  } catch (error) {
    throw readable(error, door);
  }
  if ('path' in door) return `unix:${door.path}`;
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : door.port}`;
}

/**
 * Before the process ends: a socket file is removed while the server still listens, so that no new client connects and
 * no connected one is refused. A port has no such step.
 */
export function shutToNewcomers(door: Door): void {
  if ('path' in door) rmSync(door.path, { force: true });
}

async function answers(door: NetConnectOpts): Promise<boolean> {
  const call = connect(door);
  const answered = await new Promise<boolean>(done => {
    call.once('connect', () => done(true)).once('error', () => done(false));
  });
  call.destroy();
  return answered;
}

function readable(error: unknown, door: Door): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return doorTaken(door);
  if (code !== 'EACCES') return error;
  return new Error(
    'path' in door
      ? `This account may not make ${door.path}.`
      : `Port ${door.port} may not be used by this account. Choose one above 1023.`,
  );
}

function doorTaken(door: Door): Error {
  return new Error(
    'path' in door
      ? `Another process listens at ${door.path}. Stop it, or choose another KAVEL_SOCKET.`
      : `Port ${door.port} is in use. Stop what uses it, or choose another one: PORT=${door.port + 1} npm start`,
  );
}
