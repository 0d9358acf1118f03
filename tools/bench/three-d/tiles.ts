import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@kavel/catalogue-import';
import { hostServices } from '@kavel/service-kit';
import { defineRealEstateDataService } from '@kavel/service-real-estate-data';
import { atMost, type Bench, type Figure, forComparison } from '../figure';
import { delft as buildings } from './delft-kavel';

const count = 159;
const prefix = '/api/real-estate-data/buildings';

interface Node {
  content?: { uri: string };
  children?: Node[];
}

/** Bytes of 1,000 buildings as the gateway sends them (brotli), and how long their tiles take to make. */
export async function measureTiles({ say }: Bench): Promise<Figure[]> {
  if (!existsSync(buildings)) throw new Error(`skipped: ${buildings} is not here`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'kavel-3d-'));
  const service = defineRealEstateDataService({ dataFolder });
  const app = hostServices([service], { verifyToken: () => Promise.reject(new Error('no session')) });
  try {
    const started = performance.now();
    await runImport({ dataFolder, jobs: [{ kind: '3dbag', paths: [buildings] }], report: say });
    const imported = performance.now() - started;
    const tiles = { simple: [] as string[], whole: [] as string[] };
    for (const area of await childrenAt('tileset.json'))
      for (const simple of await childrenAt(uriOf(area, '')))
        for (const [kind, nodes] of [
          ['simple', [simple]],
          ['whole', simple.children ?? []],
        ] as const)
          tiles[kind].push(...nodes.map(node => uriOf(node, uriOf(area, ''))));
    const [simple, whole] = [await readAll(tiles.simple), await readAll(tiles.whole)];
    return [
      atMost('1,000 simplified buildings', simple.bytes / count, 'kB', 150),
      atMost('1,000 whole buildings of LoD 2.2', whole.bytes / count, 'kB', 700),
      forComparison('the slowest tile of simplified buildings made', simple.slowest, 'ms'),
      forComparison('the slowest tile of whole buildings made', whole.slowest, 'ms'),
      forComparison('159 buildings imported', imported, 'ms'),
    ];
  } finally {
    await app.close();
    await rm(dataFolder, { recursive: true, force: true });
  }

  async function childrenAt(path: string): Promise<Node[]> {
    const answer = await app.inject({ url: `${prefix}/${path}` });
    return answer.json<{ root: Node }>().root.children ?? [];
  }

  async function readAll(paths: readonly string[]): Promise<{ bytes: number; slowest: number }> {
    let [bytes, slowest] = [0, 0];
    for (const path of paths) {
      const started = performance.now();
      const answer = await app.inject({ url: `${prefix}/${path}`, headers: { 'accept-encoding': 'br' } });
      slowest = Math.max(slowest, performance.now() - started);
      bytes += answer.rawPayload.length;
    }
    return { bytes, slowest };
  }
}

/** Path below the prefix of what a node names, relative to the tileset that it stands in. */
function uriOf({ content }: Node, tileset: string): string {
  const { pathname, search } = new URL(content?.uri ?? '', `http://kavel${prefix}/${tileset}`);
  return pathname.slice(prefix.length + 1) + search;
}
