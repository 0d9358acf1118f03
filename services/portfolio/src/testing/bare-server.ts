import { startEmbeddedPostgres } from '@kavel/service-kit/postgres';
import Fastify from 'fastify';
import pg from 'pg';

/** Same number of facts as a unit. */
const facts = 25;

/**
 * Baseline of a machine for comparing point reads: Fastify without plugins, and one row by key from a table without
 * row-level security. Answers at `/unit`.
 */
export async function startBareServer(options: {
  port: number;
  folder: string;
}): Promise<{ stop(): Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ folder: options.folder });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
  // PostgreSQL may stop before its last connections close.
  pool.on('error', () => undefined);
  await pool.query('create table if not exists unit (id uuid primary key, facts jsonb not null)');
  const { rows } = await pool.query<{ id: string }>(
    `insert into unit select gen_random_uuid(), jsonb_object_agg('fact-' || n, 'a value of the fact ' || n)
     from generate_series(1, $1) as n returning id`,
    [facts],
  );
  await pool.query('analyze unit');

  const app = Fastify();
  const query = {
    name: 'unit',
    text: 'select id, facts from unit where id = $1',
    values: rows.map(({ id }) => id),
  };
  app.get('/unit', async () => ({ result: (await pool.query(query)).rows[0] }));
  await app.listen({ port: options.port });
  return {
    async stop() {
      await app.close();
      await pool.end();
      await postgres.stop();
    },
  };
}
