import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NotHere, provide } from './install';

/** A temporary server for one run, from Debian's packages. */
export interface Server {
  /** Connection string of a superuser who may create databases. */
  url: string;
  stop(): Promise<void>;
}

export interface Account {
  uid: number;
  gid: number;
}

const versions = '/usr/lib/postgresql';
const timeoutMs = 30_000;

/** Debian's PostgreSQL on loopback, in its own folder. Its data need not survive a power failure. */
export async function startDebian(): Promise<Server> {
  await provide('postgresql', () => newest() !== undefined);
  const binaries = join(versions, newest() ?? '', 'bin');
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'kavel-debian-'));
  chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'kavel', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=300',
  ];
  const flags = settings.flatMap(setting => ['-c', setting]);
  const child = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  await untilListening(port, child);
  return {
    url: `postgres://kavel@127.0.0.1:${port}/postgres`,
    async stop() {
      await ended(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL and pgbouncer refuse to run as root. */
export function serverAccount(): Account {
  const idOf = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  const mine = process.getuid?.();
  if (mine !== 0) return { uid: mine ?? -1, gid: process.getgid?.() ?? -1 };
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  if (!(account.uid > 0)) throw new NotHere('There is no account “postgres”.');
  return account;
}

export async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    if (Date.now() > deadline) throw new Error(`${child.spawnfile} does not listen on ${port}`);
    await wait(50);
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(done => child.once('exit', done));
  child.kill(signal);
  await gone;
}

function newest(): string | undefined {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .filter(version => existsSync(join(versions, version, 'bin/postgres')))
    .sort((a, b) => Number(b) - Number(a))[0];
}

function answers(port: number): Promise<boolean> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1');
    const tell = (answer: boolean) => () => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', tell(true)).once('error', tell(false));
  });
}
