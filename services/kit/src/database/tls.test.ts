import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import pg from 'pg';

/**
 * What `sslmode` in DATABASE_URL does: pools and gateway pass the address to pg unchanged. The server here offers TLS
 * with a self-signed certificate, and records what it receives.
 */
let folder: string;
let server: Server;
let port: number;
let offersTls: boolean;
/** First bytes after the TLS negotiation: a startup message names the user, and comes before a password. */
let received: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-tls-'));
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    {
      stdio: 'ignore',
    },
  );
  server = createServer(socket => socket.once('data', () => answerOffer(socket)));
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise(done => server.close(done));
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  offersTls = true;
  received = [];
});

/** `S`: the server accepts TLS; `N`: it does not. */
function answerOffer(socket: Socket): void {
  socket.on('error', () => undefined);
  if (!offersTls) {
    socket.once('data', data => received.push(data.toString()));
    socket.write('N');
    return;
  }
  socket.write('S');
  const encrypted = new TLSSocket(socket, {
    isServer: true,
    key: readFileSync(join(folder, 'key.pem')),
    cert: readFileSync(join(folder, 'cert.pem')),
  });
  encrypted.on('error', () => undefined);
  encrypted.once('data', data => {
    received.push(data.toString());
    encrypted.destroy();
  });
}

async function connect(options: string): Promise<string> {
  const connectionString = `postgres://kavel:secret@localhost:${port}/kavel?${options}`;
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'connected';
  } catch (error) {
    return String(error);
  }
}

test.each(['verify-full', 'require'])(
  'sslmode=%s rejects an untrusted certificate before the user name is sent',
  async mode => {
    expect(await connect(`sslmode=${mode}`)).toContain('self-signed certificate');
    expect(received).toEqual([]);
  },
);

test('sslmode=verify-full rejects a server without TLS, and sends it nothing', async () => {
  offersTls = false;
  expect(await connect('sslmode=verify-full')).toContain('does not support SSL');
  expect(received).toEqual([]);
});

test('with the certificate file in sslrootcert the server is accepted', async () => {
  const certificate = encodeURIComponent(join(folder, 'cert.pem'));
  await connect(`sslmode=verify-full&sslrootcert=${certificate}`);
  expect(received).toEqual([expect.stringContaining('kavel')]);
});
