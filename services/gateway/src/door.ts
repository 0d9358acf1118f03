import { lstatSync, rmSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where requests come in: a port, or a socket file for a proxy on the same machine. */
export type Door = { port: number; host: string } | { path: string };

/**
 * Asked before all else: a door that is taken should not cost a minute of preparations. By knocking, since
 * who listens to try, even for a moment, is given requests by the proxy in front. A socket file that nobody
 * answers at is left from a process that was killed, and goes.
 */
export async function refuseTakenDoor(door: Door): Promise<void> {
  if (await answers(door)) throw doorTaken(door);
  if ('path' in door && lstatSync(door.path, { throwIfNoEntry: false })?.isSocket()) rmSync(door.path);
}

/** Opens the door. Returns its address, to be shown. */
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
 * Before a process goes: a socket file is taken away while it is still listened to, so that nobody new comes
 * and nobody who came is turned away. The kernel has no such step for a port.
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
