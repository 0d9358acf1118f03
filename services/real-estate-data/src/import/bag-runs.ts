import { type PackedRows, RowPacker, TextNumbers } from '../store/write/packed-rows';
import { type PackedBagTable, packedBag } from '../store/write/staged-bag';
import { objectRow, pandRow } from './bag-rows';
import type { LayerChoice } from './geopackage';
import { ImportError } from './import-error';
import { openFeatureBatches } from './open-features';
import type { Feature } from './read-features';
import type { RejectedRow } from './reject-log';
import { type Share, wholeFile } from './turns';
import { text } from './values';

export interface BagTask {
  path: string;
  fictional: boolean;
  /** The first number that no text of an earlier file has. */
  firstText: number;
}

/** A stretch of a file with panden or verblijfsobjecten, made into rows for `packedBag`. */
export interface BagRun {
  read: number;
  rows: Record<PackedBagTable, PackedRows[]>;
  texts: [number: number, text: string][];
  rejected: RejectedRow[];
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

/** A file from begin to end, or the runs of it that are a reader's share: one for each, with rows or without. */
export async function* readBagRuns(task: BagTask, share: Share = wholeFile): AsyncGenerator<BagRun> {
  const runs = new RunMaker(task, share);
  for await (const features of openFeatureBatches(task.path, choice, share)) {
    for (const feature of features) runs.add(feature);
    yield runs.take(share.of > 1);
  }
  const rest = runs.take(true);
  if (share.of === 1) yield rest;
}

const toRow = { pand: pandRow, verblijfsobject: objectRow };

class RunMaker {
  private readonly tables = new Map<string | null, PackedBagTable>();
  private readonly texts: TextNumbers;
  private readonly packers: Record<PackedBagTable, RowPacker>;
  private run = emptyRun();

  constructor(
    private readonly task: BagTask,
    share: Share,
  ) {
    this.texts = new TextNumbers(task.firstText + share.index, share.of);
    this.packers = {
      pand: new RowPacker(packedBag.pand, this.texts),
      verblijfsobject: new RowPacker(packedBag.verblijfsobject, this.texts),
    };
  }

  add(feature: Feature): void {
    const { path, fictional } = this.task;
    const table = this.tables.get(feature.layer) ?? detectTable(path, feature);
    this.tables.set(feature.layer, table);
    this.run.read += 1;
    const row = toRow[table](feature, fictional);
    if (row.problem !== undefined) {
      const file = feature.layer === null ? path : `${path} > ${feature.layer}`;
      const id = text(feature.properties.identificatie) ?? '';
      this.run.rejected.push({ file, position: feature.number, id, reason: row.problem });
      return;
    }
    this.packers[table].add(row.value);
    if (this.packers[table].isFull) this.pack(table);
  }

  /** What was added since the last time, without rows that wait for their pack to be full unless `all` is asked. */
  take(all: boolean): BagRun {
    if (all) for (const table of packedTables) this.pack(table);
    const { run } = this;
    this.run = emptyRun();
    run.texts = this.texts.takeAdded();
    return run;
  }

  private pack(table: PackedBagTable): void {
    const rows = this.packers[table].take();
    if (rows) this.run.rows[table].push(rows);
  }
}

export const packedTables = Object.keys(packedBag) as PackedBagTable[];

function emptyRun(): BagRun {
  return { read: 0, rows: { pand: [], verblijfsobject: [] }, texts: [], rejected: [] };
}

function detectTable(path: string, { properties, number: position }: Feature): PackedBagTable {
  if (!('identificatie' in properties))
    throw new ImportError(path, `is no BAG file: feature ${position} has no "identificatie"`);
  if ('huisnummer' in properties) return 'verblijfsobject';
  if ('bouwjaar' in properties) return 'pand';
  throw new ImportError(path, `is no BAG file: feature ${position} has neither "huisnummer" nor "bouwjaar"`);
}
