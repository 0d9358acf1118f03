import { PbfReader } from 'pbf';

export interface OsmWay {
  id: number;
  tags: ReadonlyMap<string, string>;
  refs: readonly number[];
}

/** Receives the elements of a block; what is missing is not decoded. */
export interface OsmVisitor {
  way?(way: OsmWay): void;
  /** Degrees. */
  node?(id: number, lon: number, lat: number): void;
}

interface Block {
  texts: string[];
  groups: Uint8Array[];
  granularity: number;
  latOffset: number;
  lonOffset: number;
}

const nanodegrees = 1e-9;

/** Reads the nodes and ways of a primitive block. */
export function readBlock(bytes: Uint8Array, visitor: OsmVisitor): void {
  const block: Block = { texts: [], groups: [], granularity: 100, latOffset: 0, lonOffset: 0 };
  new PbfReader(bytes).readFields((tag, _, pbf) => {
    if (tag === 1) readTexts(pbf, block);
    else if (tag === 2) block.groups.push(pbf.readBytes());
    else if (tag === 17) block.granularity = pbf.readVarint();
    else if (tag === 19) block.latOffset = pbf.readVarint(true);
    else if (tag === 20) block.lonOffset = pbf.readVarint(true);
  }, null);
  for (const group of block.groups)
    new PbfReader(group).readFields((tag, _, pbf) => {
      if (tag === 1 && visitor.node) readNode(pbf, block, visitor.node);
      else if (tag === 2 && visitor.node) readDense(pbf, block, visitor.node);
      else if (tag === 3 && visitor.way) visitor.way(readWay(pbf, block));
    }, null);
}

function readTexts(pbf: PbfReader, { texts }: Block): void {
  pbf.readMessage((tag, _, inner) => {
    if (tag === 1) texts.push(inner.readString());
  }, null);
}

function degrees(value: number, offset: number, granularity: number): number {
  return (offset + value * granularity) * nanodegrees;
}

function readNode(pbf: PbfReader, block: Block, visit: NonNullable<OsmVisitor['node']>): void {
  const node = pbf.readMessage(
    (tag, found, inner) => {
      if (tag === 1) found.id = inner.readSVarint();
      else if (tag === 8) found.lat = inner.readSVarint();
      else if (tag === 9) found.lon = inner.readSVarint();
    },
    { id: 0, lat: 0, lon: 0 },
  );
  const { granularity, lonOffset, latOffset } = block;
  visit(node.id, degrees(node.lon, lonOffset, granularity), degrees(node.lat, latOffset, granularity));
}

function readDense(pbf: PbfReader, block: Block, visit: NonNullable<OsmVisitor['node']>): void {
  const columns = pbf.readMessage(
    (tag, found, inner) => {
      if (tag === 1) inner.readPackedSVarint(found.ids);
      else if (tag === 8) inner.readPackedSVarint(found.lats);
      else if (tag === 9) inner.readPackedSVarint(found.lons);
    },
    { ids: [] as number[], lats: [] as number[], lons: [] as number[] },
  );
  const { granularity, lonOffset, latOffset } = block;
  let [id, lat, lon] = [0, 0, 0];
  columns.ids.forEach((step, place) => {
    id += step;
    lat += columns.lats[place] ?? 0;
    lon += columns.lons[place] ?? 0;
    visit(id, degrees(lon, lonOffset, granularity), degrees(lat, latOffset, granularity));
  });
}

function readWay(pbf: PbfReader, { texts }: Block): OsmWay {
  const way = pbf.readMessage(
    (tag, found, inner) => {
      if (tag === 1) found.id = inner.readVarint();
      else if (tag === 2) inner.readPackedVarint(found.keys);
      else if (tag === 3) inner.readPackedVarint(found.values);
      else if (tag === 8) inner.readPackedSVarint(found.steps);
    },
    { id: 0, keys: [] as number[], values: [] as number[], steps: [] as number[] },
  );
  let ref = 0;
  const refs = way.steps.map(step => {
    ref += step;
    return ref;
  });
  const tags = new Map(way.keys.map((key, place) => [texts[key] ?? '', texts[way.values[place] ?? 0] ?? '']));
  return { id: way.id, tags, refs };
}
