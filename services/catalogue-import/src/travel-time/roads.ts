import { toGridX, toGridY } from '@kavel/catalogue/geo';
import { buildGraph, packGraph } from '@kavel/engine/travel-time';
import { isNear } from '../geometry/geometry';
import { ImportError } from '../import-error';
import type { FileCount, ImportContext, Importer } from '../importer';
import { Numbers } from './numbers';
import { osmBlocks } from './osm-blocks';
import { readBlock } from './osm-elements';
import { roadUse } from './road-tags';
import { mergeNetwork, stageNetwork } from './store-network';

/** Roads of OpenStreetMap as a graph to search in. Turn restrictions are not read. */
export const roadsImporter: Importer = {
  kind: 'roads',
  read: readRoads,
  merge: context => mergeNetwork(context.builder),
};

/** Roads of a file: the nodes of way w are those from `starts[w]` on. */
interface Ways {
  ids: Numbers;
  starts: Numbers;
  refs: Numbers;
  access: Numbers;
  speed: Numbers;
}

async function readRoads(path: string, context: ImportContext): Promise<FileCount> {
  const { ways, seen } = await collectWays(path, context);
  if (ways.ids.length === 0) {
    const found = seen === 0 ? 'holds no ways' : `holds ${seen} ways, none with a highway tag of a road`;
    throw new ImportError(path, `${found}: take an .osm.pbf of OpenStreetMap with roads`);
  }
  const nodes = await placeNodes(path, ways);
  const { pieces, accepted } = cutPieces(path, ways, nodes, context);
  if (accepted > 0) await stageNetwork('roads', path, packGraph(buildGraph(pieces)), context);
  return { read: ways.ids.length, accepted, what: 'roads' };
}

async function collectWays(path: string, context: ImportContext): Promise<{ ways: Ways; seen: number }> {
  const ways: Ways = {
    ids: new Numbers(),
    starts: new Numbers(),
    refs: new Numbers(),
    access: new Numbers(),
    speed: new Numbers(),
  };
  let seen = 0;
  for await (const block of osmBlocks(path))
    readBlock(block, {
      way({ id, tags, refs }) {
        seen += 1;
        const use = roadUse(tags);
        if (!use) return;
        ways.ids.add(id);
        ways.starts.add(ways.refs.length);
        ways.access.add(use.access);
        ways.speed.add(use.speed);
        for (const ref of refs) ways.refs.add(ref);
        if (ways.ids.length % 10_000 === 0) context.progress(ways.ids.length);
      },
    });
  ways.starts.add(ways.refs.length);
  return { ways, seen };
}

interface Nodes {
  /** Ascending. */
  ids: Float64Array;
  lon: Float64Array;
  lat: Float64Array;
}

/** Ways come after nodes in a file, so it is read twice rather than keeping all nodes. */
async function placeNodes(path: string, ways: Ways): Promise<Nodes> {
  const sorted = ways.refs.values().slice().sort();
  const ids = sorted.filter((id, place) => id !== sorted[place - 1]);
  const lon = new Float64Array(ids.length).fill(Number.NaN);
  const lat = new Float64Array(ids.length);
  for await (const block of osmBlocks(path))
    readBlock(block, {
      node(id, atLon, atLat) {
        const place = placeOf(ids, id);
        if (place < 0) return;
        lon[place] = atLon;
        lat[place] = atLat;
      },
    });
  return { ids, lon, lat };
}

/** Place of an id in ascending ones; -1 where it is not. */
function placeOf(ids: Float64Array, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function cutPieces(path: string, ways: Ways, { ids, lon, lat }: Nodes, { rejects }: ImportContext) {
  const columns = {
    from: new Numbers(),
    to: new Numbers(),
    length: new Numbers(),
    access: new Numbers(),
    speed: new Numbers(),
  };
  let accepted = 0;
  for (let way = 0; way < ways.ids.length; way++) {
    const places: number[] = [];
    let problem = '';
    for (let at = ways.starts.at(way); at < ways.starts.at(way + 1); at++) {
      const place = placeOf(ids, ways.refs.at(at));
      const [atLon, atLat] = [lon[place] ?? Number.NaN, lat[place] ?? Number.NaN];
      if (Number.isNaN(atLon)) problem = `node ${ways.refs.at(at)} is not in the file`;
      else if (!isNear(atLon, atLat)) problem = 'lies outside the Netherlands';
      else if (place !== places.at(-1)) places.push(place);
    }
    if (problem || places.length < 2) {
      const reason = problem || 'has fewer than two places';
      rejects.add({ file: path, position: 0, id: String(ways.ids.at(way)), reason });
      continue;
    }
    accepted += 1;
    places.slice(1).forEach((to, step) => {
      const from = places[step] ?? to;
      columns.from.add(from);
      columns.to.add(to);
      columns.length.add(centimetresBetween(lon[from] ?? 0, lat[from] ?? 0, lon[to] ?? 0, lat[to] ?? 0));
      columns.access.add(ways.access.at(way));
      columns.speed.add(ways.speed.at(way));
    });
  }
  const { from, to, length, access, speed } = columns;
  const pieces = {
    x: Int32Array.from(lon, toGridX),
    y: Int32Array.from(lat, toGridY),
    from: from.values(),
    to: to.values(),
    length: length.values(),
    access: access.values(),
    speed: speed.values(),
  };
  return { pieces, accepted };
}

const earthRadius = 637_100_880;
const radians = Math.PI / 180;

/** On a sphere with the earth's mean radius; flat is exact enough between neighbouring nodes. */
function centimetresBetween(fromLon: number, fromLat: number, toLon: number, toLat: number): number {
  const east = (toLon - fromLon) * radians * Math.cos(((fromLat + toLat) / 2) * radians);
  return Math.max(1, Math.round(earthRadius * Math.hypot(east, (toLat - fromLat) * radians)));
}
