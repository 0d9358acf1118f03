import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ReadLanes } from './read-lanes';
import { toResult } from './tenant-connection';
import type { TenantPool } from './tenant-pool';
import { askTenant, type TenantSettings } from './tenant-query';

export interface ReadConnectionOptions extends Pick<TenantPool, 'nameOf'> {
  lanes: ReadLanes;
  settings: TenantSettings;
  /** Where there are no lanes. */
  alone<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
}

/** A connection for one caller's reading: each query a transaction of its own, over a lane shared with others. */
export function readConnection({
  lanes,
  settings,
  nameOf,
  alone,
}: ReadConnectionOptions): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { sql: text, parameters } = query;
      const answer = await lanes(client =>
        askTenant(client, { text, values: [...parameters], name: nameOf(client, text) }, settings),
      );
      return answer === null ? alone(query) : toResult<Row>(answer);
    },
    streamQuery() {
      throw new Error('Queries are not streamed: there is no cursor');
    },
  };
}
