import {
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  WithSchemaPlugin,
} from 'kysely';

/** PostgreSQL's SQL without a driver: connections come from elsewhere. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: db => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Kysely's transactions on connections that begin and commit by themselves. */
export function transactionsOn<Schema>(
  schema: string,
): (connection: DatabaseConnection) => Transaction<Schema> {
  const driver = dialect.createDriver();
  const [adapter, compiler] = [dialect.createAdapter(), dialect.createQueryCompiler()];
  // One list for all: what is prepared for it is found by it.
  const plugins = [new WithSchemaPlugin(schema)];
  return connection =>
    new Transaction<Schema>({
      config: { dialect },
      dialect,
      driver,
      // Kysely's own provider runs one query after the other; here what is asked together is sent together.
      executor: new DefaultQueryExecutor(
        compiler,
        adapter,
        { provideConnection: use => use(connection) },
        plugins,
      ),
    });
}
