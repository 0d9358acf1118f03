import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Snapshot, SnapshotFiles } from '@kavel/catalogue';
import { pointBlob, polygonBlob, writeGeoPackage } from '@kavel/catalogue-import/testing';

/** A file as a register hands it out, and how many rows it has. */
export interface RegisterFile {
  kind: 'bag' | 'ep-online';
  path: string;
  rows: number;
}

const rd = 28_992;
const text = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, 'TEXT']));

const columns = {
  pand: {
    ...text('rdf_seealso', 'identificatie', 'status', 'gebruiksdoel'),
    ...{ bouwjaar: 'INTEGER', oppervlakte_min: 'INTEGER', oppervlakte_max: 'INTEGER' },
    aantal_verblijfsobjecten: 'INTEGER',
  },
  verblijfsobject: {
    ...text('rdf_seealso', 'identificatie', 'status', 'gebruiksdoel', 'openbare_ruimte_naam', 'huisletter'),
    ...text(
      'toevoeging',
      'postcode',
      'woonplaats_naam',
      'bronhouder_naam',
      'pand_identificatie',
      'pand_status',
    ),
    ...{ oppervlakte: 'INTEGER', huisnummer: 'INTEGER', bouwjaar: 'INTEGER' },
  },
};

interface SourceRow {
  id: string;
  straat: string;
  huisnummer: number;
  huisletter: string | null;
  toevoeging: string | null;
  postcode: string;
  woonplaats: string;
  gemeente: string;
  functions: string;
  area: number | null;
  year: number | null;
  x: number;
  y: number;
}

/**
 * The fictional objects in a data folder as a file of a register, as wide as real ones are: a GeoPackage of BAG with a
 * pand for each object, in metres of about RD New, or a CSV of EP-Online.
 */
export async function writeRegisterFile(
  kind: RegisterFile['kind'],
  dataFolder: string,
  target: string,
): Promise<RegisterFile> {
  const files = new SnapshotFiles(dataFolder);
  const pointer = await files.readPointer();
  if (!pointer) throw new Error(`There is no snapshot in ${dataFolder}`);
  const snapshot = await Snapshot.open(pointer.snapshot, files.snapshot(pointer.snapshot));
  try {
    return await (kind === 'bag' ? writeBag : writeLabels)(snapshot, target);
  } finally {
    snapshot.close();
  }
}

async function writeBag(snapshot: Snapshot, target: string): Promise<RegisterFile> {
  const layers = Object.entries(columns).map(([name, columns]) => ({ name, srs: rd, columns, rows: [] }));
  const path = writeGeoPackage(join(target, 'bag-light.gpkg'), layers);
  const database = new DatabaseSync(path);
  try {
    database.exec('BEGIN');
    const objects = await writeLayer(database, snapshot, 'verblijfsobject', objectValues);
    const panden = await writeLayer(database, snapshot, 'pand', pandValues);
    database.exec('COMMIT');
    return { kind: 'bag', path, rows: objects + panden };
  } finally {
    database.close();
  }
}

const rowsPerRead = 50_000;

async function writeLayer(
  database: DatabaseSync,
  snapshot: Snapshot,
  layer: keyof typeof columns,
  valuesOf: (row: SourceRow) => (string | number | null | Uint8Array)[],
): Promise<number> {
  const names = ['geom', ...Object.keys(columns[layer])];
  const statement = database.prepare(
    `INSERT INTO ${layer} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  );
  let written = 0;
  for (;;) {
    const rows = await snapshot.rows<SourceRow>(
      `SELECT object_id AS id, straat, huisnummer, huisletter, huisnummertoevoeging AS toevoeging, postcode,
         woonplaats, gemeentenaam AS gemeente, array_to_string(gebruiksdoelen, ',') AS functions,
         oppervlakte::INTEGER AS area, bouwjaar AS year, round(155000 + (lon - 5.387) * 68000, 3) AS x,
         round(463000 + (lat - 52.155) * 111200, 3) AS y
       FROM verblijfsobject WHERE rowid >= $from AND rowid < $from + ${rowsPerRead}`,
      { from: written },
    );
    for (const row of rows) statement.run(...valuesOf(row));
    written += rows.length;
    if (rows.length < rowsPerRead) return written;
  }
}

function objectValues(row: SourceRow): (string | number | null | Uint8Array)[] {
  const { id, huisletter, toevoeging, postcode, woonplaats, gemeente, functions, area, year } = row;
  return [
    pointBlob(rd, row.x, row.y),
    `http://bag.basisregistraties.overheid.nl/bag/id/verblijfsobject/${id}`,
    id,
    'Verblijfsobject in gebruik',
    functions,
    row.straat,
    huisletter,
    toevoeging,
    postcode,
    woonplaats,
    gemeente,
    pandIdOf(id),
    'Pand in gebruik',
    area,
    row.huisnummer,
    year,
  ];
}

/** An outline of nine corners, which is what a pand has on average. */
function pandValues({ id, functions, area, year, x, y }: SourceRow): (string | number | null | Uint8Array)[] {
  const corners = [
    ...[[0, 0] as const, [5.2, 0] as const, [5.2, 9.1] as const, [4.1, 9.1] as const, [4.1, 12.4] as const],
    ...[[1.2, 12.4] as const, [1.2, 10.2] as const, [0, 10.2] as const, [0, 4.6] as const, [0, 0] as const],
  ];
  const id16 = pandIdOf(id);
  return [
    polygonBlob(
      rd,
      corners.map(([east, north]) => [x + east, y + north] as const),
    ),
    `http://bag.basisregistraties.overheid.nl/bag/id/pand/${id16}`,
    id16,
    'Pand in gebruik',
    functions,
    year,
    area,
    area,
    1,
  ];
}

function pandIdOf(objectId: string): string {
  return `${objectId.slice(0, 4)}10${objectId.slice(6)}`;
}

/** The columns of EP-Online v2, of which we read nine. */
async function writeLabels(snapshot: Snapshot, target: string): Promise<RegisterFile> {
  const path = join(target, 'ep-online.csv');
  await snapshot.withConnection(connection =>
    connection.run(
      `COPY (SELECT strftime(DATE '2015-01-01' + (hash(object_id) % 3600)::INTEGER, '%Y%m%d') AS Pand_opnamedatum,
         'Basisopname' AS Pand_opnametype, 'Bestaand' AS Pand_status,
         'NTA 8800:2024 (basisopname woningbouw)' AS Pand_berekeningstype, NULL AS Pand_energieindex,
         energielabel AS Pand_energieklasse, 'Nee' AS Pand_energielabel_is_prive,
         'Nee' AS Pand_is_op_basis_van_referentie_gebouw, 'Woningbouw' AS Pand_gebouwklasse,
         strftime(DATE '2025-01-01' + (hash(object_id) % 3600)::INTEGER, '%Y%m%d') AS Meting_geldig_tot,
         postcode AS Pand_postcode, huisnummer AS Pand_huisnummer, huisletter AS Pand_huisletter,
         huisnummertoevoeging AS Pand_huisnummertoevoeging, NULL AS Pand_detailaanduiding,
         object_id AS Pand_bagverblijfsobjectid, NULL AS Pand_bagligplaatsid, NULL AS Pand_bagstandplaatsid,
         left(object_id, 4) || '10' || substring(object_id, 7) AS Pand_bagpandid, 'Rijwoning tussen' AS Pand_gebouwtype,
         NULL AS Pand_gebouwsubtype, NULL AS Pand_projectnaam, NULL AS Pand_projectobject, NULL AS Pand_SBIcode,
         replace(oppervlakte::VARCHAR, '.', ',') AS Pand_gebruiksoppervlakte_thermische_zone,
         '98,31' AS Pand_energiebehoefte, NULL AS Pand_eis_energiebehoefte,
         '154,2' AS Pand_primaire_fossiele_energie, NULL AS Pand_eis_primaire_fossiele_energie,
         '3,2' AS Pand_aandeel_hernieuwbare_energie, '1,11' AS Pand_temperatuuroverschrijding,
         '91,4' AS Pand_warmtebehoefte
       FROM verblijfsobject WHERE energielabel IS NOT NULL) TO '${path.replaceAll("'", "''")}' (HEADER, DELIMITER ';')`,
    ),
  );
  const counted = await snapshot.row<{ rows: number }>(
    'SELECT count(energielabel)::INTEGER AS rows FROM verblijfsobject',
  );
  return { kind: 'ep-online', path, rows: counted?.rows ?? 0 };
}
