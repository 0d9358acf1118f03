import pg from 'pg';
import { isDatabaseAway, isStatementLost } from './failures';
import type { ServicePool } from './service-pool';

/** A connection that several readers use at the same time. */
interface Lane {
  client: Promise<pg.PoolClient>;
  readers: number;
  broken: boolean;
}

/** Lends a connection. `send` writes whole transactions to it, each in one turn of the event loop. */
export type ReadLanes = <T>(send: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

/** PostgreSQL answers one query after another on a connection: with more readers than this, another one is opened. */
const crowded = 8;

/**
 * Readers share a few connections of the pool: with a connection for each, a read costs half as much again. A
 * connection returns to the pool when no reader uses it. Behind a pooler connections are not shared, because the pooler
 * would have to keep pipelined transactions apart.
 */
export function createReadLanes({ pool, hasSessions }: ServicePool, most: number): ReadLanes {
  const lanes = new Set<Lane>();

  const choose = (): Lane => {
    let found: Lane | undefined;
    if (hasSessions())
      for (const lane of lanes) if (found === undefined || lane.readers < found.readers) found = lane;
    if (found && (found.readers < crowded || lanes.size >= most)) return found;
    const lane: Lane = { client: pool.connect(), readers: 0, broken: false };
    lanes.add(lane);
    return lane;
  };

  const leave = (lane: Lane): void => {
    lane.readers -= 1;
    if (lane.broken || lane.readers === 0) lanes.delete(lane);
    if (lane.readers === 0) lane.client.then(client => client.release(lane.broken), ignore);
  };

  return async send => {
    const lane = choose();
    lane.readers += 1;
    try {
      return await send(await lane.client);
    } catch (error) {
      lane.broken ||= !(error instanceof pg.DatabaseError) || isStatementLost(error) || isDatabaseAway(error);
      throw error;
    } finally {
      leave(lane);
    }
  };
}

function ignore(): void {}
