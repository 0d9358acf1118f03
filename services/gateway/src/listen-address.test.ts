import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { listen, refuseTakenAddress, stopAccepting } from './listen-address';

let app: FastifyInstance;
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-listen-'));
  path = join(folder, 'gateway.sock');
  app = fastify();
  app.get('/', async () => 'here');
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('names the port in use, and how to choose another', async () => {
  const port = Number(new URL(await listen(app, { port: 0, host: 'localhost' })).port);
  await expect(refuseTakenAddress({ port, host: 'localhost' })).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
  );
  await expect(listen(fastify(), { port, host: 'localhost' })).rejects.toThrow(`Port ${port} is in use.`);
});

it('does not remove a socket that another process answers', async () => {
  expect(await listen(app, { path })).toBe(`unix:${path}`);
  await expect(refuseTakenAddress({ path })).rejects.toThrow(`Another process listens at ${path}.`);
});

it('removes a socket file left by a killed process, and no other file', async () => {
  const killed = createServer().listen(path);
  await once(killed, 'listening');
  const left = join(folder, 'left.sock');
  renameSync(path, left);
  killed.close();
  await refuseTakenAddress({ path: left });
  expect(await listen(app, { path: left })).toBe(`unix:${left}`);

  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'keep me');
  await refuseTakenAddress({ path: file });
  expect(readFileSync(file, 'utf8')).toBe('keep me');
});

it('refuses new connections after closing, and answers earlier ones', async () => {
  await listen(app, { path });
  const early = connect(path);
  await new Promise(done => early.once('connect', done));
  stopAccepting({ path });

  const late = await new Promise(done => get({ socketPath: path }, done).once('error', done));
  expect(late).toMatchObject({ code: 'ENOENT' });
  const answer = await new Promise<string>(done => {
    early.once('data', data => done(data.toString()));
    early.write('GET / HTTP/1.1\r\nHost: kavel\r\nConnection: close\r\n\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*here$/);
});
