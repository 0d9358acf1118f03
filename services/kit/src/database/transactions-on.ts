import {
  type ConnectionProvider,
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

/** Kysely's transactions on connections of ours, which begin and commit by themselves. */
export function transactionsOn<Schema>(
  schema: string,
): (connection: DatabaseConnection) => Transaction<Schema> {
  const driver = dialect.createDriver();
  const [adapter, compiler] = [dialect.createAdapter(), dialect.createQueryCompiler()];
  const plugins = [new WithSchemaPlugin(schema)];
  return connection =>
    new Transaction<Schema>({
      config: { dialect },
      dialect,
      driver,
      // Not one after the other, as Kysely's own do: what is asked for together goes together.
      executor: new DefaultQueryExecutor(compiler, adapter, new OneConnection(connection), plugins),
    });
}

class OneConnection implements ConnectionProvider {
  constructor(private readonly connection: DatabaseConnection) {}

  provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return use(this.connection);
  }
}
