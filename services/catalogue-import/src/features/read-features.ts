import { readText } from '../files/read-text';
import { ImportError } from '../import-error';

/** RD New in metres, or degrees of WGS84. */
export type Crs = 'rd' | 'wgs84';

export interface Geometry {
  type: string;
  /** In GeoJSON format, for any file format. */
  coordinates: unknown;
}

export interface Feature {
  /** Position in the file or layer, from 1; used in errors and rejected rows. */
  number: number;
  /** Name of the layer in a file with layers; null for GeoJSON. */
  layer: string | null;
  crs: Crs;
  properties: Record<string, unknown>;
  readonly geometry: Geometry | null;
}

const headLimit = 1 << 20;

/** Streams the features of a GeoJSON collection, so that a file may be larger than memory. */
export async function* readFeatures(path: string): AsyncGenerator<Feature> {
  const scanner = new FeatureScanner();
  let head = '';
  let inFeatures = false;
  let crs: Crs = 'wgs84';
  let number = 0;
  for await (const text of readText(path)) {
    let body = text;
    if (!inFeatures) {
      head += text;
      const start = /"features"\s*:\s*\[/.exec(head);
      if (!start) {
        if (head.length > headLimit) break;
        continue;
      }
      inFeatures = true;
      crs = readCrs(head.slice(0, start.index));
      body = head.slice(start.index + start[0].length);
    }
    for (const json of scanner.push(body)) {
      number += 1;
      yield { number, layer: null, crs, ...parse(path, number, json) };
    }
  }
  if (!inFeatures) throw new ImportError(path, 'is not a GeoJSON FeatureCollection: no "features" found');
  if (!scanner.complete) throw new ImportError(path, `is cut off in or after feature ${number + 1}`);
}

/** WFS servers name the coordinate system before the features; GeoJSON without it is in degrees. */
function readCrs(head: string): Crs {
  return /"crs"\s*:\s*\{[^}]*\b(28992|7415)\b/.test(head) ? 'rd' : 'wgs84';
}

function parse(path: string, number: number, json: string): Pick<Feature, 'properties' | 'geometry'> {
  try {
    const { properties, geometry } = JSON.parse(json) as Partial<Feature>;
    return { properties: properties ?? {}, geometry: geometry ?? null };
  } catch {
    throw new ImportError(path, `feature ${number} is not valid JSON`);
  }
}

const quote = 34;
const backslash = 92;
const openBrace = 123;
const closeBrace = 125;
const openBracket = 91;
const closeBracket = 93;

/** Splits the text of a JSON array into its objects, incrementally. */
class FeatureScanner {
  private pending = '';
  private at = 0;
  private start = -1;
  private depth = 0;
  private inString = false;
  private closed = false;
  private trailing = '';

  /** Both the array and the collection around it have ended. */
  get complete(): boolean {
    return this.closed && this.trailing.trim().endsWith('}');
  }

  *push(text: string): Generator<string> {
    if (this.closed) {
      this.trailing += text;
      return;
    }
    this.pending += text;
    while (this.at < this.pending.length && !this.closed) {
      const found = this.step(this.pending.charCodeAt(this.at));
      this.at += 1;
      if (found) yield found;
    }
    this.keepRest();
  }

  private step(code: number): string | null {
    if (this.inString) {
      if (code === backslash) this.at += 1;
      else if (code === quote) this.inString = false;
    } else if (code === quote) this.inString = true;
    else if (code === openBrace || code === openBracket) {
      if (this.depth === 0) this.start = this.at;
      this.depth += 1;
    } else if (code === closeBrace || code === closeBracket) {
      if (this.depth === 0) this.closed = true;
      else {
        this.depth -= 1;
        if (this.depth === 0) return this.cut();
      }
    }
    return null;
  }

  private cut(): string {
    const json = this.pending.slice(this.start, this.at + 1);
    this.start = -1;
    return json;
  }

  private keepRest(): void {
    if (this.closed) this.trailing += this.pending.slice(this.at);
    const keepFrom = this.start < 0 ? this.at : this.start;
    this.pending = this.closed ? '' : this.pending.slice(keepFrom);
    this.at -= keepFrom;
    if (this.start >= 0) this.start = 0;
  }
}
