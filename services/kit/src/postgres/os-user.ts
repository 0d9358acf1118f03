import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The account PostgreSQL runs as. It refuses to run as root. */
export interface OsUser {
  uid: number;
  gid: number;
}

const accountName = 'kavel-postgres';

/** Undefined: run as ourselves. As root: a separate account, created when missing. */
export function postgresUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = lookUp() ?? createUser();
  if (user === undefined) {
    throw new Error(
      `PostgreSQL does not run as root and the account ${accountName} could not be made. ` +
        'Start Kavel as an ordinary user, or set DATABASE_URL.',
    );
  }
  return user;
}

/** Whether that account can access a path; checked by the system itself, because every parent folder counts. */
export function canReach(path: string, user: OsUser | undefined, access: '-x' | '-w' = '-x'): boolean {
  return user === undefined || spawnSync('test', [access, path], { ...user, cwd: '/' }).status === 0;
}

/** Two Kavels may create the account at the same moment: only its existence afterwards counts. */
function createUser(): OsUser | undefined {
  const attempts = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName],
    ['adduser', '-S', '-D', '-H', accountName],
  ] as const;
  for (const [command, ...options] of attempts) {
    spawnSync(command, options);
    const user = lookUp();
    if (user !== undefined) return user;
  }
  return undefined;
}

function lookUp(): OsUser | undefined {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .find(([name]) => name === accountName);
  return entry === undefined ? undefined : { uid: Number(entry[2]), gid: Number(entry[3]) };
}
