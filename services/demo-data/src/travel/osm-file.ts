import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { toDegrees } from '../town/plane';
import type { Ground } from '../town/town';
import type { RoadNetwork } from './road-network';

const highways: Partial<Record<Ground['kind'], Readonly<Record<string, string>>>> = {
  main: { highway: 'secondary', maxspeed: '50' },
  street: { highway: 'residential', maxspeed: '30' },
  path: { highway: 'path', bicycle: 'yes' },
};
/** Degrees to the units of the format: 100 nanodegrees. */
const perDegree = 1e7;

/** Roads as `.osm.pbf` (wiki.openstreetmap.org/wiki/PBF_Format). */
export function osmFile(network: RoadNetwork): Buffer {
  const header = new PbfWriter();
  header.writeStringField(4, 'OsmSchema-V0.6');
  header.writeStringField(4, 'DenseNodes');
  return Buffer.concat([blob('OSMHeader', header.finish()), blob('OSMData', primitives(network))]);
}

function blob(type: string, content: Uint8Array): Buffer {
  const body = new PbfWriter();
  body.writeVarintField(2, content.length);
  body.writeBytesField(3, deflateSync(content));
  const bytes = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, bytes.length);
  const start = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(start.length);
  return Buffer.concat([length, start, bytes]);
}

function primitives({ nodes, ways }: RoadNetwork): Uint8Array {
  const texts = new Map([['', 0]]);
  const textOf = (text: string): number => {
    const place = texts.get(text) ?? texts.size;
    texts.set(text, place);
    return place;
  };
  const coded = ways.map(({ kind, name, nodes: on }) => {
    const tags = Object.entries({ ...highways[kind], ...(name && { name }) });
    return { keys: tags.map(([key]) => textOf(key)), values: tags.map(([, value]) => textOf(value)), on };
  });
  const block = new PbfWriter();
  block.writeMessage(
    1,
    (_, pbf) => {
      for (const text of texts.keys()) pbf.writeBytesField(1, Buffer.from(text));
    },
    null,
  );
  const places = nodes.map(toDegrees);
  block.writeMessage(
    2,
    (_, group) =>
      group.writeMessage(
        2,
        (__, dense) => {
          dense.writePackedSVarint(1, steps(places.map((___, node) => node + 1)));
          dense.writePackedSVarint(8, steps(places.map(([, lat]) => Math.round(lat * perDegree))));
          dense.writePackedSVarint(9, steps(places.map(([lon]) => Math.round(lon * perDegree))));
        },
        null,
      ),
    null,
  );
  block.writeMessage(
    2,
    (_, group) => {
      coded.forEach(({ keys, values, on }, way) => {
        group.writeMessage(
          3,
          (__, pbf) => {
            pbf.writeVarintField(1, way + 1);
            pbf.writePackedVarint(2, keys);
            pbf.writePackedVarint(3, values);
            pbf.writePackedSVarint(8, steps(on.map(node => node + 1)));
          },
          null,
        );
      });
    },
    null,
  );
  return block.finish();
}

/** Each number less the one before it. */
function steps(values: readonly number[]): number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0));
}
