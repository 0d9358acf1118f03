import { hasColumn } from '../has-column';
import type { Snapshot } from '../snapshot';

/** Arrays that an import of roads or of a timetable stored. */
export interface StoredNetwork {
  source: string;
  fictional: boolean;
  arrays: Record<string, Uint8Array>;
}

const hasNetworks = hasColumn('travel_network', 'kind');

/** Roads or timetables by file, in the order of their names; none in older snapshots. `wanted`: only these arrays. */
export async function travelNetworks(
  snapshot: Snapshot,
  kind: 'roads' | 'timetable',
  wanted?: readonly string[],
): Promise<StoredNetwork[]> {
  if (!(await hasNetworks(snapshot))) return [];
  const parts = await snapshot.rows<{ source: string; fictional: boolean; part: string; bytes: number }>(
    `SELECT source, fictional, part, sum(octet_length(data))::INTEGER AS bytes FROM travel_network
     WHERE kind = $kind GROUP BY ALL ORDER BY ALL`,
    { kind },
  );
  const networks = new Map<string, StoredNetwork>();
  for (const { source, fictional, part, bytes } of parts) {
    const key = `${source} ${fictional}`;
    const network = networks.get(key) ?? { source, fictional, arrays: {} };
    networks.set(key, network);
    if (wanted && !wanted.includes(part)) continue;
    // One array at a time: both copies of all of them would double what a large network takes.
    const pieces = await snapshot.rows<{ data: Uint8Array }>(
      `SELECT data FROM travel_network
       WHERE kind = $kind AND source = $source AND fictional = $fictional AND part = $part ORDER BY piece`,
      { kind, source, fictional, part },
    );
    network.arrays[part] = together(pieces, bytes);
  }
  return [...networks.values()];
}

function together(pieces: readonly { data: Uint8Array }[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const { data } of pieces) {
    whole.set(data, at);
    at += data.length;
  }
  return whole;
}
