import pg from 'pg';
import { isDatabaseAway, isStatementLost } from './failures';
import type { TenantPool } from './tenant-pool';

/** A connection that many read over at once, for as long as somebody does. */
interface Lane {
  /** Null behind a pooler. */
  client: Promise<pg.PoolClient | null>;
  readers: number;
  broken: boolean;
}

/**
 * Sends a query that is a transaction of its own, behind those of others on the same connection. Null, and nothing
 * sent, behind a pooler: what is sent ahead there is for the pooler to keep together, and statements have no names.
 */
export type ReadLanes = <T>(send: (client: pg.PoolClient) => Promise<T>) => Promise<T | null>;

/** On a connection PostgreSQL answers one after the other: with more than these waiting, another lane is opened. */
const crowded = 8;

/**
 * Reads share a few connections of the pool instead of taking one each: what many ask at once is then one packet on
 * its way to PostgreSQL, and not many. A connection goes back to the pool when nobody reads over it.
 */
export function createReadLanes({ pool, isSession }: TenantPool, most: number): ReadLanes {
  const lanes = new Set<Lane>();

  const open = async (): Promise<pg.PoolClient | null> => {
    const client = await pool.connect();
    if (await isSession(client)) return client;
    client.release();
    return null;
  };

  const emptiest = (): Lane => {
    let found: Lane | undefined;
    for (const lane of lanes) if (found === undefined || lane.readers < found.readers) found = lane;
    if (found && (found.readers < crowded || lanes.size === most)) return found;
    const lane: Lane = { client: open(), readers: 0, broken: false };
    lanes.add(lane);
    return lane;
  };

  const leave = (lane: Lane): void => {
    lane.readers -= 1;
    if (lane.readers > 0 && !lane.broken) return;
    lanes.delete(lane);
    if (lane.readers === 0) lane.client.then(client => client?.release(lane.broken), ignore);
  };

  return async send => {
    const lane = emptiest();
    lane.readers += 1;
    try {
      const client = await lane.client;
      if (client === null) return null;
      sendTogether(client);
      return await send(client);
    } catch (error) {
      lane.broken ||= !(error instanceof pg.DatabaseError) || isStatementLost(error) || isDatabaseAway(error);
      throw error;
    } finally {
      leave(lane);
    }
  };
}

/** What is asked in one turn of the event loop goes out at its end, in one piece. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

function ignore(): void {}
