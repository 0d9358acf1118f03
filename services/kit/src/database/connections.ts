import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import type { ReadLanes } from './read-lanes';
import type { ServicePool } from './service-pool';
import { beginFor, type TransactionSettings } from './transaction-settings';

/** A connection in one transaction, which begins with the first query and is sent together with it. */
export class TransactionConnection implements DatabaseConnection {
  private begun = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly statement: ServicePool['statement'],
    private readonly settings: TransactionSettings,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const begin = this.begun ? [] : [beginFor(this.settings, 'read write')];
    this.begun = true;
    const answers = await sendTogether(this.client, [...begin, this.statement(query)]);
    return toResult<Row>(answers.at(-1));
  }

  streamQuery = refuseStreaming;

  /** Throws when PostgreSQL rolled back instead. */
  async commit(): Promise<void> {
    if (!this.begun) return;
    const { command } = await this.client.query('commit');
    if (command === 'ROLLBACK') throw new Error('An earlier error had already rolled the transaction back');
  }

  async rollback(): Promise<void> {
    if (this.begun) await this.client.query('rollback');
  }
}

/** A connection for reads: each query is a read-only transaction of its own, sent in one message. */
export class ReadConnection implements DatabaseConnection {
  constructor(
    private readonly lanes: ReadLanes,
    private readonly statement: ServicePool['statement'],
    private readonly settings: TransactionSettings,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const begin = beginFor(this.settings, 'read only');
    const [, answer] = await this.lanes(client =>
      sendTogether(client, [begin, this.statement(query), 'commit']),
    );
    return toResult<Row>(answer);
  }

  streamQuery = refuseStreaming;
}

/**
 * Sends statements in one write and waits for all answers. pg does not wait for one answer before it sends the next
 * statement (`pipeline: true`), so that what is sent together is one round trip.
 */
function sendTogether(client: pg.PoolClient, statements: (string | pg.QueryConfig)[]) {
  const { stream } = client.connection;
  stream.cork();
  const answers = statements.map(statement => client.query(statement));
  stream.uncork();
  return Promise.all(answers);
}

const writing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Converts an answer of pg to Kysely's type. */
function toResult<Row>(answer: pg.QueryResult | undefined): QueryResult<Row> {
  if (answer === undefined) throw new Error('No answer');
  const { command, rowCount, rows } = answer;
  return writing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
}

function refuseStreaming(): never {
  throw new Error('Queries are not streamed: there is no cursor');
}
