import pg from 'pg';
import { isDatabaseAway, isStatementLost } from './failures';
import type { ServicePool } from './service-pool';

/** A connection that several readers send over at once, for as long as there are any. */
interface Lane {
  client: Promise<pg.PoolClient>;
  readers: number;
  broken: boolean;
}

/** Lends a connection. `send` puts whole transactions on it, each in one turn of the event loop. */
export type ReadLanes = <T>(send: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

/** On a connection PostgreSQL answers one after the other: with more readers than these, another lane is opened. */
const crowded = 8;

/**
 * Readers share a few connections of the pool: with one connection for each, a read costs half as much again. A
 * connection goes back to the pool when nobody reads over it. Behind a pooler nobody shares: keeping
 * transactions apart that are sent ahead would be up to the pooler.
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
