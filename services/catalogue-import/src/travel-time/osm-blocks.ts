import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PbfReader } from 'pbf';
import { ImportError } from '../import-error';

const unzip = promisify(inflate);
/** Bounds of the format: a header of 64 KiB, a blob of 32 MiB. */
const mostHeader = 65_536;
const mostBlob = 33_554_432;
const knownFeatures = ['OsmSchema-V0.6', 'DenseNodes'];

/** Streams the unpacked primitive blocks of an `.osm.pbf` (wiki.openstreetmap.org/wiki/PBF_Format). */
export async function* osmBlocks(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let at = 0;
    let isFirst = true;
    const read = async (length: number, most: number): Promise<Buffer> => {
      if (length > most)
        throw new ImportError(path, 'is no .osm.pbf: a block is longer than the format allows');
      if (at + length > size) throw new ImportError(path, 'is cut off');
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, at);
      at += length;
      return buffer;
    };
    while (at < size) {
      const header = readHeader(path, await read((await read(4, 4)).readUInt32BE(), mostHeader));
      const blob = await read(header.size, mostBlob);
      if (isFirst && header.type !== 'OSMHeader') throw new ImportError(path, 'is no .osm.pbf');
      isFirst = false;
      if (header.type === 'OSMHeader') checkFeatures(path, await unpack(path, blob));
      if (header.type === 'OSMData') yield await unpack(path, blob);
    }
  } finally {
    await file.close();
  }
}

function readHeader(path: string, bytes: Uint8Array): { type: string; size: number } {
  try {
    return new PbfReader(bytes).readFields(
      (tag, header, pbf) => {
        if (tag === 1) header.type = pbf.readString();
        else if (tag === 3) header.size = pbf.readVarint();
      },
      { type: '', size: 0 },
    );
  } catch {
    throw new ImportError(path, 'is no .osm.pbf');
  }
}

async function unpack(path: string, blob: Uint8Array): Promise<Uint8Array> {
  const found: { raw?: Uint8Array; zipped?: Uint8Array } = new PbfReader(blob).readFields(
    (tag, parts: { raw?: Uint8Array; zipped?: Uint8Array }, pbf) => {
      if (tag === 1) parts.raw = pbf.readBytes();
      else if (tag === 3) parts.zipped = pbf.readBytes();
    },
    {},
  );
  if (found.raw) return found.raw;
  if (!found.zipped) throw new ImportError(path, 'is packed in another way than zlib, which is not read');
  return unzip(found.zipped).catch(() => {
    throw new ImportError(path, 'is damaged: a block cannot be unpacked');
  });
}

function checkFeatures(path: string, header: Uint8Array): void {
  const required = new PbfReader(header).readFields((tag, features: string[], pbf) => {
    if (tag === 4) features.push(pbf.readString());
  }, []);
  const unknown = required.find(feature => !knownFeatures.includes(feature));
  if (unknown)
    throw new ImportError(path, `needs "${unknown}", which is not read: take an extract without history`);
}
