import { SaxesParser } from 'saxes';
import type { Feature, Geometry } from '../features/read-features';
import type { ZippedFile } from '../files/zip-entries';
import { ImportError } from '../import-error';

/** Objects of the BAG 2.0 extract that addresses and panden are made of, by element name. */
export const extractKinds = [
  'Pand',
  'Verblijfsobject',
  'Nummeraanduiding',
  'OpenbareRuimte',
  'Woonplaats',
  'GemeenteWoonplaatsRelatie',
] as const;
export type ExtractKind = (typeof extractKinds)[number];

export interface ExtractFeature extends Feature {
  kind: ExtractKind;
  /** Valid at the date of the extract: not ended, not withdrawn by the register, not in the future. */
  isCurrent: boolean;
}

/** Elements whose text is read; repeated ones, such as `gebruiksdoel`, are joined by commas. */
const kept: ReadonlySet<string> = new Set([
  'identificatie',
  'status',
  'gebruiksdoel',
  'oppervlakte',
  'oorspronkelijkBouwjaar',
  'huisnummer',
  'huisletter',
  'huisnummertoevoeging',
  'postcode',
  'naam',
  'NummeraanduidingRef',
  'PandRef',
  'OpenbareRuimteRef',
  'WoonplaatsRef',
  'beginGeldigheid',
  'eindGeldigheid',
  'begindatumTijdvakGeldigheid',
  'einddatumTijdvakGeldigheid',
  'tijdstipEindRegistratieLV',
  'tijdstipInactiefLV',
  'pos',
  'posList',
  'StandTechnischeDatum',
]);

/** Objects in one XML file of the extract, including other versions. */
export async function* readExtract(path: string, file: ZippedFile): AsyncGenerator<ExtractFeature> {
  const reader = new ExtractReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const place = `${path} > ${file.name}`;
  try {
    for await (const chunk of file.bytes) {
      reader.write(decoder.decode(chunk, { stream: true }));
      yield* reader.take();
    }
    reader.write(decoder.decode());
    reader.end();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      place,
      error instanceof Error ? `is no XML that can be read: ${error.message}` : '',
    );
  }
  yield* reader.take();
}

class ExtractReader {
  private readonly parser = new SaxesParser({ position: true });
  private ready: ExtractFeature[] = [];
  private number = 0;
  private standDate = '9999-12-31';
  private kind: ExtractKind | null = null;
  private properties: Record<string, string> = {};
  private rings: number[][][] = [];
  private point: number[] | null = null;
  private dimensions = 2;
  private text: string | null = null;

  constructor() {
    this.parser.on('opentag', ({ name, attributes }) => this.open(localName(name), attributes.srsDimension));
    this.parser.on('closetag', ({ name }) => this.close(localName(name)));
    this.parser.on('text', text => {
      if (this.text !== null) this.text += text;
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

  take(): ExtractFeature[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  private open(name: string, dimensions: unknown): void {
    const kind = extractKinds.find(known => known === name);
    if (kind && !this.kind) this.begin(kind);
    if (dimensions !== undefined) this.dimensions = Number(dimensions);
    if (kept.has(name)) this.text = '';
  }

  private begin(kind: ExtractKind): void {
    this.kind = kind;
    this.properties = {};
    this.rings = [];
    this.point = null;
  }

  private close(name: string): void {
    if (this.text !== null && kept.has(name)) this.keep(name, this.text.trim());
    if (name === this.kind) this.finish(this.kind);
  }

  private keep(name: string, text: string): void {
    this.text = null;
    if (name === 'StandTechnischeDatum') this.standDate = text;
    else if (name === 'pos') this.point = this.positions(text)[0] ?? null;
    else if (name === 'posList') this.rings.push(this.positions(text));
    else {
      const before = this.properties[name];
      this.properties[name] = before === undefined ? text : `${before},${text}`;
    }
  }

  private positions(text: string): number[][] {
    const numbers = text.split(/\s+/).map(Number);
    const positions: number[][] = [];
    for (let at = 0; at + 1 < numbers.length; at += this.dimensions)
      positions.push([numbers[at] ?? Number.NaN, numbers[at + 1] ?? Number.NaN]);
    return positions;
  }

  private finish(kind: ExtractKind): void {
    this.number += 1;
    const { properties, number } = this;
    const isCurrent = isValidAt(properties, this.standDate);
    this.ready.push({
      kind,
      isCurrent,
      number,
      layer: kind,
      crs: 'rd',
      properties,
      geometry: this.geometry(),
    });
    this.kind = null;
  }

  private geometry(): Geometry | null {
    if (this.rings.length > 0) return { type: 'Polygon', coordinates: this.rings };
    return this.point ? { type: 'Point', coordinates: this.point } : null;
  }
}

/** Imbag: a version is valid from its begin until its end, unless the register withdrew it. */
function isValidAt(properties: Readonly<Record<string, string>>, date: string): boolean {
  if (properties.tijdstipInactiefLV || properties.tijdstipEindRegistratieLV) return false;
  const begin = properties.beginGeldigheid ?? properties.begindatumTijdvakGeldigheid ?? '';
  const end = properties.eindGeldigheid ?? properties.einddatumTijdvakGeldigheid ?? '';
  return begin.slice(0, 10) <= date && (!end || end.slice(0, 10) > date);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
