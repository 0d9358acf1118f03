import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kavel/service-kit/postgres';
import pg from 'pg';
import type { GatewayEnvironment } from './environment';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

const patienceMs = 30_000;

/** The database of the environment, once it answers; else a PostgreSQL of our own below the data folder. */
export async function startDatabase(
  { databaseUrl, dataFolder }: Pick<GatewayEnvironment, 'databaseUrl' | 'dataFolder'>,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  if (databaseUrl !== undefined) {
    await untilAnswering(databaseUrl, say);
    return { url: databaseUrl, stop: async () => undefined };
  }
  const wanted = join(dataFolder, 'postgres');
  const server = await startEmbeddedPostgres({
    folder: wanted,
    onRestart: () => say('PostgreSQL stopped by itself; starting it again.'),
  });
  if (server.folder !== wanted) say(`PostgreSQL keeps its data in ${server.folder}`);
  return { url: server.socketUrl, stop: () => server.stop() };
}

async function untilAnswering(url: string, say: (line: string) => void): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let told = false; ; told = true) {
    const problem = await connectionProblem(url);
    if (problem === null) return;
    if (Date.now() > deadline) throw new Error(`The database at DATABASE_URL does not answer: ${problem}`);
    if (!told) say(`Waiting for the database: ${problem}`);
    await new Promise(resolve => setTimeout(resolve, 500));
  }
}

async function connectionProblem(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    if (isRefusal(error))
      throw new Error(`The database at DATABASE_URL refuses: ${String(error)}`, { cause: error });
    return error instanceof Error
      ? error.message || String((error as NodeJS.ErrnoException).code)
      : String(error);
  }
}

/** Wrong password, unknown user or database: waiting does not help. */
function isRefusal(error: unknown): boolean {
  return /^(28|3D)/.test(String((error as { code?: unknown }).code));
}
