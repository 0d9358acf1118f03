import { SaxesParser } from 'saxes';
import { readText } from '../files/read-text';
import { ImportError } from '../import-error';
import type { Feature, Geometry } from './read-features';

const memberNames = new Set(['featureMember', 'member', 'FeatureCollectionIMRO']);
/** Inside these texts are coordinates, not properties. */
const geometryNames = new Set([
  'Point',
  'Polygon',
  'PolygonPatch',
  'MultiSurface',
  'MultiPolygon',
  'Surface',
  'LineString',
  'MultiCurve',
  'Curve',
]);

/** Features of a GML file one by one: points and areas, with the texts beside them as properties. */
export async function* readGml(path: string): AsyncGenerator<Feature> {
  const reader = new GmlReader();
  try {
    for await (const text of readText(path)) {
      reader.write(text);
      yield* reader.take();
    }
    reader.end();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(path, `is no XML that can be read: ${reason}`);
  }
  yield* reader.take();
  if (reader.count === 0) throw new ImportError(path, 'is XML without GML features');
}

class GmlReader {
  count = 0;
  private readonly parser = new SaxesParser({ position: true });
  private readonly open: string[] = [];
  private ready: Feature[] = [];
  /** How deep the feature at hand begins; -1 outside of features. */
  private begun = -1;
  private geometryDepth = 0;
  private isRd = false;
  private text = '';
  private properties: Record<string, string> = {};
  private polygons: number[][][][] = [];
  private point: number[] | null = null;

  constructor() {
    this.parser.on('opentag', ({ name, attributes }) => this.opened(localName(name), attributes.srsName));
    this.parser.on('closetag', ({ name }) => this.closed(localName(name)));
    this.parser.on('text', text => {
      this.text += text;
    });
    this.parser.on('error', error => {
      throw error;
    });
  }

  write(text: string): void {
    this.parser.write(text);
  }

  end(): void {
    this.parser.close();
  }

  take(): Feature[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  private opened(name: string, srsName: unknown): void {
    const parent = this.open.at(-1) ?? '';
    this.open.push(name);
    this.text = '';
    if (this.begun < 0) {
      if (!memberNames.has(parent) || memberNames.has(name) || name === 'boundedBy') return;
      this.begun = this.open.length;
      this.properties = {};
      this.polygons = [];
      this.point = null;
      return;
    }
    if (typeof srsName === 'string') this.isRd = /\b(28992|7415)\b/.test(srsName);
    if (geometryNames.has(name)) this.geometryDepth += 1;
    if (name === 'Polygon' || name === 'PolygonPatch') this.polygons.push([]);
  }

  private closed(name: string): void {
    if (this.begun > 0) {
      const text = this.text.trim();
      if (name === 'posList' || name === 'coordinates') this.addRing(text);
      else if (name === 'pos') this.point = numbersOf(text).slice(0, 2);
      else if (this.geometryDepth === 0 && text) this.properties[name] ??= text;
      if (geometryNames.has(name)) this.geometryDepth -= 1;
      if (this.open.length === this.begun) this.finish(name);
    }
    this.open.pop();
    this.text = '';
  }

  /** Outer rings come before their holes, as GML has it. */
  private addRing(text: string): void {
    const numbers = numbersOf(text);
    const ring: number[][] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2)
      ring.push([numbers[at] ?? Number.NaN, numbers[at + 1] ?? Number.NaN]);
    this.polygons.at(-1)?.push(ring);
  }

  private finish(layer: string): void {
    this.count += 1;
    this.begun = -1;
    const { count: number, properties } = this;
    this.ready.push({
      number,
      layer,
      crs: this.isRd ? 'rd' : 'wgs84',
      properties,
      geometry: this.geometry(),
    });
  }

  private geometry(): Geometry | null {
    const polygons = this.polygons.filter(rings => rings.length > 0);
    if (polygons.length > 0) return { type: 'MultiPolygon', coordinates: polygons };
    return this.point ? { type: 'Point', coordinates: this.point } : null;
  }
}

function numbersOf(text: string): number[] {
  return text.split(/[\s,]+/).map(Number);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
