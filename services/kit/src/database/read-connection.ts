import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ReadLanes } from './read-lanes';
import { toResult } from './tenant-connection';
import type { TenantPool } from './tenant-pool';
import { askTenant, type TenantSettings } from './tenant-query';

/** How queries of readers reach PostgreSQL. */
export interface ReadWays extends Pick<TenantPool, 'nameOf'> {
  lanes: ReadLanes;
  /** Where there are no lanes. */
  alone<Row>(query: CompiledQuery, settings: TenantSettings): Promise<QueryResult<Row>>;
}

/** A connection for one caller's reading: each query a transaction of its own, over a lane shared with others. */
export class ReadConnection implements DatabaseConnection {
  constructor(
    private readonly ways: ReadWays,
    private readonly settings: TenantSettings,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { lanes, nameOf, alone } = this.ways;
    const { sql: text, parameters } = query;
    const answer = await lanes(client =>
      askTenant(client, { text, values: [...parameters], name: nameOf(client, text) }, this.settings),
    );
    return answer === null ? alone(query, this.settings) : toResult<Row>(answer);
  }

  streamQuery(): never {
    throw new Error('Queries are not streamed: there is no cursor');
  }
}
