import { join } from 'node:path';
import { awaitDatabase, startEmbeddedPostgres } from '@kavel/service-kit/postgres';
import type { GatewayEnvironment } from './environment';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, once it answers; else an embedded PostgreSQL below the data folder. */
export async function startDatabase(
  { databaseUrl, dataFolder }: Pick<GatewayEnvironment, 'databaseUrl' | 'dataFolder'>,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  if (databaseUrl !== undefined) {
    await awaitDatabase(databaseUrl, say);
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
