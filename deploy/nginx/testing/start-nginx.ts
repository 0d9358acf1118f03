import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '..');

/** Debian's path; undefined when nginx is not installed. */
export const nginxPath = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  path => spawnSync(path, ['-v']).status === 0,
);

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Whether Debian's libnginx-mod-http-brotli-static is installed. */
export const hasBrotli = existsSync(brotliModule);

export interface NginxOptions {
  /** Folder for configuration, certificate and logs. */
  work: string;
  hostBuild: string;
  remotes: string;
  /** Addresses in nginx syntax: `unix:/path`, `127.0.0.1:4000`. */
  gateways: readonly string[];
}

export interface RunningNginx {
  origin: string;
  plainPort: number;
  stop(): Promise<void>;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return address.port;
}

/** Starts nginx with the unmodified kavel.conf, except for addresses and folders. */
export async function startNginx(nginx: string, options: NginxOptions): Promise<RunningNginx> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { work } = options;
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi', 'site', 'snippets']) {
    mkdirSync(join(work, name));
  }
  const snippets = ['kavel-headers.conf', ...(hasBrotli ? ['kavel-brotli.conf'] : [])];
  for (const name of snippets) copyFileSync(join(folder, name), join(work, 'snippets', name));
  makeCertificate(work);
  const servers = options.gateways.map(address => `server ${address} max_fails=0;`);
  const site = readFileSync(join(folder, 'kavel.conf'), 'utf8')
    .replace(/(\s*server unix:\S+ max_fails=0;)+/, `\n  ${servers.join('\n  ')}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll('/etc/ssl/kavel/', `${work}/`)
    .replaceAll('/etc/nginx/snippets/', `${work}/snippets/`)
    .replace('/srv/kavel/host/dist', options.hostBuild)
    .replace('/srv/kavel/remotes', options.remotes);
  writeFileSync(join(work, 'site/kavel.conf'), site);
  writeFileSync(join(work, 'nginx.conf'), mainConfiguration(work));
  const child = spawn(nginx, ['-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilListening(child, port, work);
  return { origin: `https://localhost:${port}`, plainPort, stop: () => stop(child) };
}

function mainConfiguration(work: string): string {
  const temporary = ['client_body_temp_path body', 'proxy_temp_path proxy', 'fastcgi_temp_path fastcgi'];
  const more = ['uwsgi_temp_path uwsgi', 'scgi_temp_path scgi'];
  const paths = [...temporary, ...more].map(line => `  ${line.replace(' ', ` ${work}/`)};`);
  return [
    // Workers under another account could not read the test's folders.
    process.getuid?.() === 0 ? 'user root;' : '',
    hasBrotli ? `load_module ${brotliModule};` : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${work}/nginx.pid;`,
    'events { worker_connections 512; }',
    'http {',
    `  access_log off;`,
    ...paths,
    `  include ${work}/site/*.conf;`,
    '}',
  ].join('\n');
}

function makeCertificate(work: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', join(work, 'privkey.pem'), '-out', join(work, 'fullchain.pem')],
  ]);
  if (made.status !== 0) throw new Error(`No certificate could be made: ${made.stderr}`);
}

async function untilListening(child: ChildProcess, port: number, work: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(`nginx ended with ${child.exitCode}: ${readFileSync(join(work, 'error.log'), 'utf8')}`);
    }
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise(done => setTimeout(done, 50));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGQUIT');
  await ended;
}
