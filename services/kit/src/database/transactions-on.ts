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

/** Kysely's PostgreSQL dialect without a driver: connections are provided from outside. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: db => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Kysely transactions on connections that begin and commit by themselves. */
export function transactionsOn<Schema>(
  schema: string,
): (connection: DatabaseConnection) => Transaction<Schema> {
  const driver = dialect.createDriver();
  const [adapter, compiler] = [dialect.createAdapter(), dialect.createQueryCompiler()];
  // One array for all: prepared queries are cached by its identity.
  const plugins = [new WithSchemaPlugin(schema)];
  return connection =>
    new Transaction<Schema>({
      config: { dialect },
      dialect,
      driver,
      // Kysely's own provider runs queries one after another; this one sends parallel queries together.
      executor: new DefaultQueryExecutor(
        compiler,
        adapter,
        { provideConnection: use => use(connection) },
        plugins,
      ),
    });
}
