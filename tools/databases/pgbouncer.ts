import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, freePort, type Server, serverAccount, startDebian, untilListening } from './debian';
import { provide } from './install';

const program = '/usr/sbin/pgbouncer';

/** Debian's PostgreSQL behind Debian's pgbouncer, in transaction mode. */
export async function startPgbouncer(): Promise<Server> {
  await provide('pgbouncer', () => existsSync(program));
  const server = await startDebian();
  const folder = mkdtempSync(join(tmpdir(), 'kavel-pgbouncer-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(settings, configuration(new URL(server.url).port, port));
  writeFileSync(join(folder, 'users'), '"kavel" ""\n');
  const account = serverAccount();
  for (const path of [folder, settings, join(folder, 'users')]) chownSync(path, account.uid, account.gid);
  const child = spawn(program, ['-q', settings], { ...account, cwd: folder, stdio: 'ignore' });
  await untilListening(port, child);
  return {
    url: `postgres://kavel@127.0.0.1:${port}/postgres`,
    async stop() {
      await ended(child, 'SIGTERM');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Few server connections for many clients, so that sessions are shared. */
function configuration(serverPort: string, port: number): string {
  return `
[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
auth_type = trust
auth_file = users
auth_user = kavel
auth_query = select usename, passwd from pg_shadow where usename = $1
max_client_conn = 1000
default_pool_size = 4
server_idle_timeout = 5
`;
}
