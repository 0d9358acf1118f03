import pg from 'pg';

/** For whom is asked: what row-level security goes by. */
export interface TenantSettings {
  organisationId: string;
  userId: string;
  scope: 'tenant' | 'service';
  role: string;
}

/** What pg's own Query does with messages, of which its types do not tell. */
interface QueryMessages {
  submit(connection: pg.Connection): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
}

/** The same of its Connection. */
interface WireConnection extends pg.Connection {
  parse(query: { name: string; text: string }): void;
  bind(values: { statement: string; values: string[] }): void;
  execute(portal: object): void;
}

type Answered = (error: Error | null, result: pg.QueryResult) => void;
const Query = pg.Query as unknown as new (
  text: string,
  values: string[] | undefined,
  answered: Answered,
) => QueryMessages;

/** From left to right. The role comes last: it may set no more than these. */
const prologue = `select
  set_config('kavel.organisation_id', $1, true),
  set_config('kavel.user_id', $2, true),
  set_config('kavel.scope', $3, true),
  set_config('transaction_read_only', 'on', true),
  set_config('role', $4, true)`;
const prologueName = 'kavel_prologue';

/** Connections that know the prologue by its name. */
const prepared = new WeakSet<pg.Connection>();

/**
 * Asks in a read-only transaction of its own that is sent whole. What comes before one `Sync` is one transaction to
 * PostgreSQL: what the prologue sets holds for the query and ends with it, without `begin` and `commit`. Only for a
 * connection that is a session of ours.
 */
export function askTenant(
  client: pg.PoolClient,
  query: pg.QueryConfig,
  settings: TenantSettings,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new TenantQuery(query, settings, (error, result) => (error ? reject(error) : resolve(result))),
    );
  });
}

class TenantQuery extends Query {
  private prologueAnswered = false;

  /** A query without values would go as a message of the simple kind, which has no `Sync` and ends nothing. */
  readonly queryMode = 'extended';
  readonly name: string | undefined;

  constructor(
    { text, values, name }: pg.QueryConfig,
    private readonly settings: TenantSettings,
    answered: Answered,
  ) {
    // Not as one object: pg copies that property by property, which takes longer than all the rest of a query here.
    super(text, values, answered);
    this.name = name;
  }

  override submit(connection: pg.Connection): Error | null {
    connection.stream.cork();
    this.sendPrologue(connection as WireConnection);
    const refusal = super.submit(connection);
    connection.stream.uncork();
    return refusal;
  }

  override handleDataRow(message: unknown): void {
    if (this.prologueAnswered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.prologueAnswered) super.handleCommandComplete(message, connection);
    this.prologueAnswered = true;
  }

  private sendPrologue(connection: WireConnection): void {
    const { organisationId, userId, scope, role } = this.settings;
    if (!prepared.has(connection)) connection.parse({ name: prologueName, text: prologue });
    prepared.add(connection);
    connection.bind({ statement: prologueName, values: [organisationId, userId, scope, role] });
    connection.execute({});
  }
}
