import { readText } from '../files/read-text';
import { ImportError } from '../import-error';
import {
  type CityFeature,
  type CityHeader,
  type CityLine,
  placementOf,
  readCityLines,
  titleOf,
} from './city-lines';

type CityObject = CityFeature['CityObjects'][string] & { children?: readonly string[] };

/** One document: https://www.cityjson.org/specs/2.0.1/#cityjson-object */
interface CityDocument extends CityHeader, Omit<CityFeature, 'CityObjects'> {
  CityObjects: Readonly<Record<string, CityObject>>;
}

/** Characters that a text can have. */
const mostCharacters = 500_000_000;

/** Buildings of a CityJSON sequence or of one document, which is read as a whole. */
export async function* readCityFeatures(path: string): AsyncGenerator<CityLine> {
  if (await isSequence(path)) yield* readCityLines(path);
  else yield* buildingsOf(path, await readDocument(path));
}

/** A sequence has more than one line, and its first is valid on its own. */
async function isSequence(path: string): Promise<boolean> {
  let head = '';
  for await (const text of readText(path)) {
    head += text;
    const end = head.indexOf('\n');
    if (end < 0) continue;
    return isWhole(head.slice(0, end)) && head.slice(end).trim() !== '';
  }
  return false;
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function readDocument(path: string): Promise<CityDocument> {
  let text = '';
  for await (const part of readText(path)) {
    text += part;
    if (text.length > mostCharacters)
      throw new ImportError(
        path,
        'is too large for one document; make a CityJSON sequence of it (cjseq cat)',
      );
  }
  try {
    return JSON.parse(text) as CityDocument;
  } catch {
    throw new ImportError(path, 'is not valid JSON, or is cut off');
  }
}

function* buildingsOf(path: string, document: CityDocument): Generator<CityLine> {
  const placement = placementOf(path, document);
  const title = titleOf(document);
  const { CityObjects: objects = {}, vertices = [] } = document;
  let line = 0;
  for (const [name, object] of Object.entries(objects)) {
    line += 1;
    if (object.type !== 'Building') continue;
    const parts = (object.children ?? []).flatMap(child => {
      const part = objects[child];
      return part ? [[child, part] as const] : [];
    });
    const feature = {
      type: 'CityJSONFeature',
      CityObjects: Object.fromEntries([[name, object], ...parts]),
      vertices,
    };
    yield { line, feature, placement, title };
  }
}
