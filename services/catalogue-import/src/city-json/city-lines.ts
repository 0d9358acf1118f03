import { readText } from '../files/read-text';
import { ImportError } from '../import-error';

/** A face: rings of vertex numbers, the outer one first. */
export type Face = readonly (readonly number[])[];

export interface CityGeometry {
  type: string;
  /** A text in CityJSON 2, a number in 1.1. */
  lod: string | number;
  /** Of a Solid: shells of faces; of a MultiSurface: faces. */
  boundaries: readonly unknown[];
  semantics?: {
    surfaces: readonly Readonly<Record<string, unknown>>[];
    /** Of a Solid: by shell and face; of a MultiSurface: by face. */
    values: readonly unknown[];
  };
}

/** One building with its parts: https://www.cityjson.org/specs/2.0.1/#text-sequences-and-streaming-with-cityjsonfeature */
export interface CityFeature {
  type: string;
  CityObjects: Readonly<
    Record<
      string,
      { type: string; attributes?: Readonly<Record<string, unknown>>; geometry?: readonly CityGeometry[] }
    >
  >;
  vertices: readonly (readonly number[])[];
}

/** From a vertex of a feature to metres: RD New and NAP. */
export type Placement = (vertex: readonly number[]) => number[];

export interface CityLine {
  /** Line in the file, from 1. */
  line: number;
  feature: CityFeature;
  placement: Placement;
  /** Of the data, as the file names it. */
  title: string | null;
}

/** What a sequence and a document say of all their vertices. */
export interface CityHeader {
  type: string;
  transform?: { scale: readonly number[]; translate: readonly number[] };
  metadata?: { referenceSystem?: string; title?: string; datasetTitle?: string };
}

/** Features of a CityJSON sequence, one by one. Its first line has the transform of all vertices. */
export async function* readCityLines(path: string): AsyncGenerator<CityLine> {
  let placement: Placement | null = null;
  let title: string | null = null;
  let line = 0;
  for await (const text of linesOf(path)) {
    line += 1;
    if (!text.trim()) continue;
    const parsed = parse(path, line, text) as CityHeader | CityFeature;
    if (!placement) {
      placement = placementOf(path, parsed as CityHeader);
      title = titleOf(parsed as CityHeader);
    } else if (parsed.type === 'CityJSONFeature') {
      yield { line, feature: parsed as CityFeature, placement, title };
    }
  }
  if (!placement) throw new ImportError(path, 'is empty');
}

/** Throws an ImportError for a file in another system. */
export function placementOf(path: string, { type, transform, metadata }: CityHeader): Placement {
  if (type !== 'CityJSON' || !transform)
    throw new ImportError(path, 'is no CityJSON sequence: its first line has no header with a transform');
  const system = metadata?.referenceSystem ?? '';
  if (system && !/(7415|28992)$/.test(system))
    throw new ImportError(path, `has coordinates in ${system}; RD New with NAP (EPSG:7415) is expected`);
  const { scale, translate } = transform;
  return vertex => vertex.map((value, axis) => value * (scale[axis] ?? 1) + (translate[axis] ?? 0));
}

/** CityJSON 1.0 had another name for it. */
export const titleOf = ({ metadata }: CityHeader): string | null =>
  metadata?.title?.trim() || metadata?.datasetTitle?.trim() || null;

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of readText(path)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

function parse(path: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError(path, `line ${line} is not valid JSON, or is cut off`);
  }
}
