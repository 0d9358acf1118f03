import type pg from 'pg';

/** A schema with one owner: `sales` is that of real-estate-data. */
export type OwnedSchema = 'auth' | 'portfolio' | 'sales' | 'content';

/** One forward-only step. Applied once, in the order of the list; never change one that was released. */
export interface Migration {
  /** Such as `001-users`. */
  name: string;
  sql: string;
}

/** The same key for every Kavel, so that two processes on one database wait for each other. */
const lockKey = 4_718_220;

/**
 * Applies the missing migrations in one transaction under a transaction-level advisory lock, which also works behind
 * pgbouncer. Creates schema and NOLOGIN role first. Throws when the applied history differs.
 */
export async function migrate(pool: pg.Pool, schema: OwnedSchema, migrations: Migration[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await client.query(foundation(schema)).catch((error: unknown) => {
      throw explainRefusal(error, schema);
    });
    for (const migration of await pending(client, schema, migrations)) {
      await client.query(migration.sql);
      await client.query(`insert into ${schema}.migration (name) values ($1)`, [migration.name]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function pending(
  client: pg.PoolClient,
  schema: OwnedSchema,
  migrations: Migration[],
): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${schema}.migration order by name`);
  const applied = rows.map(row => row.name);
  const known = migrations.slice(0, applied.length).map(migration => migration.name);
  if (applied.some((name, index) => name !== known[index])) {
    throw new Error(
      `The database has migrations of ${schema} that this version does not know (${applied.at(-1)}). ` +
        'Start the version that made them, or a later one.',
    );
  }
  return migrations.slice(applied.length);
}

const insufficientPrivilege = '42501';

/** An account without CREATEROLE can still be used when its administrator prepares the role. */
function explainRefusal(error: unknown, schema: OwnedSchema): unknown {
  if ((error as { code?: unknown }).code !== insufficientPrivilege) return error;
  const role = `kavel_${schema}`;
  return new Error(
    `The account of the database may not prepare the schema ${schema}: ${(error as Error).message}. ` +
      `Let an administrator run: create role ${role} nologin; grant ${role} to <account>; ` +
      'grant create on database <database> to <account>;',
    { cause: error },
  );
}

/** Roles belong to the whole cluster: another Kavel may create the same one at the same moment. */
function foundation(schema: OwnedSchema): string {
  const role = `kavel_${schema}`;
  return `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      if not (select rolsuper from pg_roles where rolname = current_user)
        and not exists (
          select from pg_auth_members m
          where m.roleid = '${role}'::regrole and m.member = current_user::regrole
            and coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)
        )
      then
        execute 'grant ${role} to current_user';
      end if;
    end $$;
    create schema if not exists ${schema};
    grant usage on schema ${schema} to ${role};
    create table if not exists ${schema}.migration (
      name text primary key,
      applied_at timestamptz not null default now()
    );
  `;
}
