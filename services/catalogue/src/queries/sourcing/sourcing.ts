import type { DuckDBBlobValue, DuckDBDataChunk } from '@duckdb/node-api';
import type { EnergyLabel, Gebruiksdoel, VtwType } from '@kavel/contracts';
import type { Enkelbestemming } from '@kavel/contracts/lists';
import { metresPerCell } from '../../geo/mercator';
import { decodeShape } from '../../geo/shape-blob';
import { shorterSide } from '../../geo/shorter-side';
import type { Snapshot } from '../../snapshot';
import { type SourcingQuestion, sourcingColumns, sourcingCountSql, sourcingSql } from './sourcing-sql';

/** An object of a pand that may be worth looking at. Metres, m² and euro. */
export interface SourcingRow {
  pandId: string;
  objectId: string;
  straat: string;
  huisnummer: number;
  huisletter: string | null;
  huisnummertoevoeging: string | null;
  postcode: string | null;
  woonplaats: string;
  lon: number;
  lat: number;
  vtwType: VtwType;
  gebruiksdoelen: readonly Gebruiksdoel[];
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
  /** As the BAG words it. */
  status: string | null;
  enkelbestemming: Enkelbestemming | null;
  stationDistance: number | null;
  fictional: boolean;
  /** 0 where the buurt has entries of the trade register and the object none; null where the buurt has none. */
  kvkRegistrations: number | null;
  footprint: number | null;
  height: number | null;
  /** Percentile 75 of the heights of the buurt's panden, and of their m² of use by m² of ground. */
  height75: number | null;
  ratio75: number | null;
  /** Shorter side of the pand; only of offices. */
  depth: number | null;
  salePrice: number | null;
  saleDate: string | null;
  saleFictional: boolean | null;
  isLet: boolean;
}

/** Objects of the panden in an area, before the other criteria. */
export async function sourcingObjects(snapshot: Snapshot, question: SourcingQuestion): Promise<number> {
  const { sql, values } = sourcingCountSql(question);
  const row = await snapshot.row<{ objects: number }>(sql, values);
  return row?.objects ?? 0;
}

/** Rows of the candidates by pand and object, a few thousand at a time; on a connection of its own. */
export async function* sourcingRows(
  snapshot: Snapshot,
  question: SourcingQuestion,
): AsyncGenerator<SourcingRow[]> {
  const { sql, values } = sourcingSql(question);
  const chunks = await snapshot.withConnection(async connection =>
    (await connection.run(sql, values)).fetchAllChunks(),
  );
  for (const chunk of chunks) yield* rowsOf(chunk);
}

/** A chunk has 2,048 rows, which take longer to make than other calls should wait. */
const rowsAtOnce = 256;

function* rowsOf(chunk: DuckDBDataChunk): Generator<SourcingRow[]> {
  const columns = sourcingColumns.map((name, at) => [name, chunk.getColumnValues(at)] as const);
  for (let from = 0; from < chunk.rowCount; from += rowsAtOnce) {
    const length = Math.min(rowsAtOnce, chunk.rowCount - from);
    yield Array.from({ length }, (_, at) => {
      const { shape, gebruiksdoelen, ...rest } = Object.fromEntries(
        columns.map(([name, values]) => [name, values[from + at]]),
      ) as unknown as StoredRow;
      return { ...rest, gebruiksdoelen: functionsOf(gebruiksdoelen), depth: depthOf(shape, rest.lat) };
    });
  }
}

/** As the query returns it. */
interface StoredRow extends Omit<SourcingRow, 'gebruiksdoelen' | 'depth'> {
  gebruiksdoelen: string | null;
  shape: DuckDBBlobValue | null;
}

const functionLists = new Map<string, readonly Gebruiksdoel[]>();

/** The same list for the same text: there are few combinations. */
function functionsOf(text: string | null): readonly Gebruiksdoel[] {
  if (!text) return [];
  const known = functionLists.get(text) ?? (text.split('|') as Gebruiksdoel[]);
  functionLists.set(text, known);
  return known;
}

function depthOf(shape: DuckDBBlobValue | null, lat: number): number | null {
  const cells = shape && shorterSide(decodeShape(shape.bytes));
  return cells === null ? null : cells * metresPerCell(lat);
}
