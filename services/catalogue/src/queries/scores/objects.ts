import type { EnergyLabel, VtwType } from '@kavel/contracts';
import type { Enkelbestemming } from '@kavel/contracts/lists';
import { oneOf } from '../../duckdb/packed-column';
import { hasColumn } from '../../has-column';
import type { Snapshot } from '../../snapshot';

/** Everything about an object that its scores are made of. Distances in metres. */
export interface ScoredObject {
  objectId: string;
  pandId: string | null;
  straat: string;
  huisnummer: number;
  huisletter: string | null;
  huisnummertoevoeging: string | null;
  postcode: string | null;
  woonplaats: string;
  vtwType: VtwType;
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
  enkelbestemming: Enkelbestemming | null;
  buurtcode: string | null;
  wijkcode: string | null;
  gemeentecode: string | null;
  stationDistance: number | null;
  highwayDistance: number | null;
  schoolDistance: number | null;
  /** Cell of the grid. */
  x: number;
  y: number;
  /** Charging points within 500 m. */
  chargingPoints: number | null;
  /** Departures an hour of public transport within 500 m, on a working day. */
  departures: number | null;
  /** Share of the plot that is not built on, m². */
  plotFree: number | null;
  /** Functions of shopping, teaching, care, sports and meeting within 1 km. */
  amenities: number | null;
  fictional: boolean;
}

/** Older snapshots get them with the next import. */
const isMeasured = hasColumn('verblijfsobject', 'amenities');
const hasPlots = hasColumn('verblijfsobject', 'plot_free');
const nearby = ['school_distance', 'charging_points', 'amenities'] as const;

/** Objects by id in one query, unordered; unknown ids are left out. */
export async function scoredObjects(snapshot: Snapshot, ids: readonly string[]): Promise<ScoredObject[]> {
  const [school, charging, amenities] = (await isMeasured(snapshot)) ? nearby : nearby.map(() => 'NULL');
  const [departures, plotFree] = (await hasPlots(snapshot)) ? ['departures', 'plot_free'] : ['NULL', 'NULL'];
  const { isListed, listed } = oneOf('object_id', ids);
  return snapshot.rows<ScoredObject>(
    `SELECT object_id AS "objectId", pand_id AS "pandId", x, y, straat, huisnummer, huisletter, huisnummertoevoeging, postcode, woonplaats,
       vtw_type AS "vtwType", oppervlakte, bouwjaar, energielabel, enkelbestemming, buurtcode, wijkcode, gemeentecode,
       trainstation_distance AS "stationDistance", highway_distance AS "highwayDistance",
       ${school} AS "schoolDistance", ${charging} AS "chargingPoints", ${amenities} AS amenities,
       ${departures} AS departures, ${plotFree} AS "plotFree", fictional
     FROM verblijfsobject WHERE ${isListed}`,
    { listed },
  );
}
