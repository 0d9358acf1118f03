import { type PackedBagTable, packedBag } from '../build/packed-bag';
import { type PackedRows, RowPacker, TextNumbers } from '../build/packed-rows';
import { openFeatureBatches } from '../features/open-features';
import type { Feature } from '../features/read-features';
import { type Share, Turns } from '../files/turns';
import type { LayerChoice } from '../geopackage/geopackage';
import { ImportError } from '../import-error';
import type { RejectedRow } from '../reject-log';
import { PlainRow } from '../values/plain-row';
import { text } from '../values/values';
import { type PlainReader, plainBagRows } from './bag-plain-rows';
import { objectRow, pandRow } from './bag-rows';

export interface BagTask {
  path: string;
  fictional: boolean;
  /** The first number that no text of an earlier file has. */
  firstText: number;
}

/** A stretch of a file with panden or verblijfsobjecten, made into rows for `packedBag`. */
export interface BagRun {
  /** Which one of its file it is, where several read the file. */
  number: number;
  /** The file, and of a GeoPackage the layer. */
  file: string;
  read: number;
  rows: Record<PackedBagTable, PackedRows[]>;
  texts: [number: number, text: string][];
  /** Their positions are those in the run. */
  rejected: Omit<RejectedRow, 'file'>[];
}

const properties: ReadonlySet<string> = new Set([
  'identificatie',
  'bouwjaar',
  'status',
  'oppervlakte',
  'gebruiksdoel',
  'openbare_ruimte',
  'openbare_ruimte_naam',
  'huisnummer',
  'huisletter',
  'toevoeging',
  'huisnummertoevoeging',
  'postcode',
  'woonplaats',
  'woonplaats_naam',
  'gemeentenaam',
  'bronhouder_naam',
  'pandidentificatie',
  'pand_identificatie',
]);

const choice: LayerChoice = {
  layers: (_, columns) =>
    columns.has('identificatie') && (columns.has('gebruiksdoel') || columns.has('bouwjaar')),
  columns: name => properties.has(name),
};

/** A file from begin to end, or the runs of it that nobody else reads: one for each, with rows or without. */
export async function* readBagRuns(task: BagTask, share?: Share): AsyncGenerator<BagRun> {
  const runs = new RunMaker(task, share);
  const turns = new Turns(share);
  for await (const features of openFeatureBatches(task.path, choice, turns)) {
    for (const feature of features) runs.add(feature);
    yield runs.take(turns.number, share !== undefined);
  }
  if (!share) yield runs.take(turns.number, true);
}

const toRow = { pand: pandRow, verblijfsobject: objectRow };

interface Layer {
  file: string;
  table: PackedBagTable;
  /** Fills `plainRow` with what is as nearly all rows are. */
  readPlain: PlainReader | null;
}

class RunMaker {
  private readonly layers = new Map<string | null, Layer>();
  private readonly texts: TextNumbers;
  private readonly packers: Record<PackedBagTable, RowPacker>;
  private readonly plainRow = new PlainRow(mostColumns);
  private run: BagRun;

  constructor(
    private readonly task: BagTask,
    share?: Share,
  ) {
    this.run = emptyRun(task.path);
    const { index, of } = share ?? { index: 0, of: 1 };
    this.texts = new TextNumbers(task.firstText + index, of);
    this.packers = {
      pand: new RowPacker(packedBag.pand, this.texts),
      verblijfsobject: new RowPacker(packedBag.verblijfsobject, this.texts),
    };
  }

  add(feature: Feature): void {
    const { file, table, readPlain } = this.layers.get(feature.layer) ?? this.open(feature);
    this.run.file = file;
    this.run.read += 1;
    const packer = this.packers[table];
    if (readPlain?.(feature)) packer.addNumbers(this.plainRow.numbers, this.plainRow.bytes);
    else {
      const row = toRow[table](feature, this.task.fictional);
      if (row.problem === undefined) packer.add(row.value);
      else this.reject(feature, row.problem);
    }
    if (packer.isFull) this.pack(table);
  }

  private open(feature: Feature): Layer {
    const { path } = this.task;
    const file = feature.layer === null ? path : `${path} > ${feature.layer}`;
    const table = detectTable(path, feature);
    const rows = feature.locate?.();
    const readPlain = rows ? plainBagRows(table, rows, this.plainRow, this.texts, this.task.fictional) : null;
    const layer = { file, table, readPlain };
    this.layers.set(feature.layer, layer);
    return layer;
  }

  private reject(feature: Feature, reason: string): void {
    const id = text(feature.properties.identificatie) ?? '';
    this.run.rejected.push({ position: this.run.read, id, reason });
  }

  /** What was added since the last time, without rows that wait for their pack to be full unless `all` is asked. */
  take(number: number, all: boolean): BagRun {
    if (all) for (const table of packedTables) this.pack(table);
    const { run } = this;
    this.run = emptyRun(this.task.path);
    run.number = number;
    run.texts = this.texts.takeAdded();
    return run;
  }

  private pack(table: PackedBagTable): void {
    const rows = this.packers[table].take();
    if (rows) this.run.rows[table].push(rows);
  }
}

export const packedTables = Object.keys(packedBag) as PackedBagTable[];

const mostColumns = Math.max(...packedTables.map(table => Object.keys(packedBag[table]).length));

function emptyRun(file: string): BagRun {
  return { number: 0, file, read: 0, rows: { pand: [], verblijfsobject: [] }, texts: [], rejected: [] };
}

function detectTable(path: string, { properties, number: position }: Feature): PackedBagTable {
  if (!('identificatie' in properties))
    throw new ImportError(path, `is no BAG file: feature ${position} has no "identificatie"`);
  if ('huisnummer' in properties) return 'verblijfsobject';
  if ('bouwjaar' in properties) return 'pand';
  throw new ImportError(path, `is no BAG file: feature ${position} has neither "huisnummer" nor "bouwjaar"`);
}
