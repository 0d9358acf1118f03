/** As in GeoJSON. */
export interface Geometry {
  type: string;
  coordinates: unknown;
}

/** Bytes that are not a geometry of a supported type. */
export class GeometryError extends Error {}

const envelopeBytes = [0, 32, 48, 48, 64];
const empty: Geometry = { type: 'empty geometry', coordinates: [] };

/** Reads a geometry of a GeoPackage: a header with an envelope, then well-known binary (OGC 12-128 §2.1.3). */
export function readGeoPackageGeometry(bytes: Uint8Array): Geometry {
  const hasHeader = bytes.length >= 8 && bytes[0] === 0x47 && bytes[1] === 0x50;
  if (!hasHeader) throw new GeometryError('has a geometry that does not begin with GP');
  const flags = bytes[3] ?? 0;
  if (flags & 0b10000) return empty;
  const envelope = envelopeBytes[(flags >> 1) & 0b111];
  if (envelope === undefined) throw new GeometryError('has a geometry with an unknown envelope');
  return readWkb(bytes.subarray(8 + envelope));
}

/** Reads well-known binary, ISO or extended, as GeoJSON coordinates; heights and measures are dropped. */
export function readWkb(bytes: Uint8Array): Geometry {
  try {
    return new WkbReader(bytes).geometry();
  } catch (error) {
    if (error instanceof RangeError) throw new GeometryError('has a geometry that is cut off');
    throw error;
  }
}

const multiNames: Readonly<Record<number, string>> = {
  4: 'MultiPoint',
  5: 'MultiLineString',
  6: 'MultiPolygon',
};

class WkbReader {
  private readonly view: DataView;
  private at = 0;
  private littleEndian = true;
  private dimensions = 2;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  geometry(): Geometry {
    const type = this.head();
    if (type === 1) return { type: 'Point', coordinates: this.position() };
    if (type === 2) return { type: 'LineString', coordinates: this.positions() };
    if (type === 3) return { type: 'Polygon', coordinates: this.rings() };
    const multi = multiNames[type];
    if (multi) return { type: multi, coordinates: this.list(9, () => this.geometry().coordinates) };
    throw new GeometryError(`has a geometry of type ${type}, which is no point, line or polygon`);
  }

  /** Reads byte order and type, including Z and M as thousands or as flags of extended WKB. */
  private head(): number {
    this.littleEndian = this.view.getUint8(this.at) === 1;
    const code = this.view.getUint32(this.at + 1, this.littleEndian);
    this.at += 5;
    if (code & 0x20000000) this.at += 4;
    const flagged = (code & 0x80000000 ? 1 : 0) + (code & 0x40000000 ? 1 : 0);
    const plain = code & 0x0fffffff;
    const thousands = Math.floor(plain / 1_000);
    this.dimensions = 2 + flagged + (thousands === 3 ? 2 : thousands > 0 ? 1 : 0);
    return plain % 1_000;
  }

  private rings(): number[][][] {
    return this.list(4, () => this.positions());
  }

  private positions(): number[][] {
    return this.list(16, () => this.position());
  }

  private position(): number[] {
    const x = this.view.getFloat64(this.at, this.littleEndian);
    const y = this.view.getFloat64(this.at + 8, this.littleEndian);
    this.at += this.dimensions * 8;
    if (this.at > this.view.byteLength) throw new RangeError('beyond the end');
    return [x, y];
  }

  /** `smallest`: minimum bytes per item, so that a damaged count does not allocate all memory. */
  private list<T>(smallest: number, read: () => T): T[] {
    const count = this.view.getUint32(this.at, this.littleEndian);
    this.at += 4;
    if (count * smallest > this.view.byteLength - this.at) throw new RangeError('beyond the end');
    const items: T[] = [];
    for (let index = 0; index < count; index += 1) items.push(read());
    return items;
  }
}
