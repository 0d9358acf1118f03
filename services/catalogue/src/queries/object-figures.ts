import type { ObjectFigure, ObjectFigureName, Register } from '@kavel/contracts/objects';
import { oneOf } from '../duckdb/packed-column';
import { perSnapshot } from '../per-snapshot';
import type { Snapshot } from '../snapshot';
import { importedFiles } from './status';

/** The import kind that provides a register. */
const kindOf: Readonly<Record<Exclude<Register, 'demo'>, string>> = {
  BAG: 'bag',
  'EP-Online': 'ep-online',
  CBS: 'cbs',
  '3DBAG': 'heights',
  RUDIFUN: 'coverage',
  IMRO: 'zoning',
  stations: 'stations',
  ramps: 'ramps',
  KvK: 'kvk',
};

/** Register of each figure of a real object, unless it depends on the object. */
const registerOf: Readonly<Record<ObjectFigureName, Exclude<Register, 'demo'>>> = {
  gebruiksdoelen: 'BAG',
  oppervlakte: 'BAG',
  bouwjaar: 'BAG',
  energielabel: 'EP-Online',
  status: 'BAG',
  footprint: 'BAG',
  height: '3DBAG',
  coverage: 'RUDIFUN',
  enkelbestemming: 'IMRO',
  trainstationDistance: 'stations',
  highwayDistance: 'ramps',
  kvkRegistration: 'KvK',
  kvkCoverage: 'KvK',
  buurtnaam: 'CBS',
  wijknaam: 'CBS',
  gemeentenaam: 'CBS',
  objectId: 'BAG',
  pandId: 'BAG',
};

interface Known extends Record<ObjectFigureName, string | number | null> {
  fictional: boolean;
  postcode: string | null;
  huisnummer: number | null;
  huisletter: string | null;
  huisnummertoevoeging: string | null;
  gemeentecode: string | null;
}

/** What says from which register, and of which day, some figures of a real object are. */
interface Origins {
  labelRegistered: string | null;
  /** True when the footprint is from 3DBAG, not computed from the outline of the pand. */
  measured3d: boolean;
  /** True when the municipality's name is from CBS. */
  namedByCbs: boolean;
}

/** All known figures of objects with register and date, in no order; unknown ids are left out. */
export async function objectFigures(
  snapshot: Snapshot,
  ids: readonly string[],
): Promise<{ objectId: string; figures: ObjectFigure[] }[]> {
  const { isListed, listed } = oneOf('object_id', ids);
  const objects = await snapshot.rows<Known>(`${knownSql} WHERE ${isListed}`, { listed });
  const days = await importDays(snapshot);
  return Promise.all(
    objects.map(async known => ({
      objectId: String(known.objectId),
      figures: figuresOf(known, await originsOf(snapshot, known), days),
    })),
  );
}

function figuresOf(known: Known, origins: Origins | null, days: ImportDays): ObjectFigure[] {
  return (Object.keys(registerOf) as ObjectFigureName[]).map(figure => ({
    figure,
    value: known[figure],
    ...originOf(figure, origins, days),
  }));
}

/** Null for a fictional object. Each is asked with the object's own values: in a join DuckDB would read whole registers. */
async function originsOf(snapshot: Snapshot, object: Known): Promise<Origins | null> {
  if (object.fictional) return null;
  const [labelRegistered, measured3d, gemeenten] = await Promise.all([
    labelRegisteredOf(snapshot, object),
    isMeasured(snapshot, object),
    gemeentenOfCbs(snapshot),
  ]);
  return { labelRegistered, measured3d, namedByCbs: gemeenten.has(String(object.gemeentecode)) };
}

type Origin = Pick<ObjectFigure, 'register' | 'dating' | 'date'>;

function originOf(figure: ObjectFigureName, origins: Origins | null, days: ImportDays): Origin {
  if (origins === null) return { register: 'demo', ...dated(days.fictional) };
  const register = exceptionFor(figure, origins) ?? registerOf[figure];
  if (figure === 'energielabel' && origins.labelRegistered)
    return { register, dating: 'registered', date: origins.labelRegistered };
  return { register, ...dated(days.real.get(kindOf[register])) };
}

function exceptionFor(figure: ObjectFigureName, origins: Origins): Exclude<Register, 'demo'> | null {
  if (figure === 'footprint' && origins.measured3d) return '3DBAG';
  if (figure === 'gemeentenaam' && !origins.namedByCbs) return 'BAG';
  return null;
}

/** With files of several days it is unknown which of them has this object. */
function dated(days: ReadonlySet<string> = new Set()): Pick<ObjectFigure, 'dating' | 'date'> {
  const [day = null, ...others] = days;
  if (day === null) return { dating: 'absent', date: null };
  return others.length > 0 ? { dating: 'undated', date: null } : { dating: 'imported', date: day };
}

interface ImportDays {
  /** Import days by file kind. */
  real: ReadonlyMap<string, ReadonlySet<string>>;
  fictional: ReadonlySet<string>;
}

const importDays = perSnapshot(async (snapshot): Promise<ImportDays> => {
  const real = new Map<string, Set<string>>();
  const fictional = new Set<string>();
  for (const file of await importedFiles(snapshot)) {
    const days = file.fictional ? fictional : (real.get(file.kind) ?? new Set());
    days.add(file.importedAt.toISOString().slice(0, 10));
    if (!file.fictional) real.set(file.kind, days);
  }
  return { real, fictional };
});

const gemeentenOfCbs = perSnapshot(async (snapshot): Promise<ReadonlySet<string>> => {
  const rows = await snapshot.rows<{ gemeentecode: string }>(
    `SELECT gemeentecode FROM buurt WHERE gemeentenaam IS NOT NULL
     UNION SELECT gemeentecode FROM wijk WHERE gemeentenaam IS NOT NULL`,
  );
  return new Set(rows.map(({ gemeentecode }) => gemeentecode));
});

async function isMeasured(snapshot: Snapshot, { pandId }: Known): Promise<boolean> {
  if (pandId === null) return false;
  const sql = 'SELECT 1 FROM pand_fact WHERE pand_id = $pandId AND footprint IS NOT NULL LIMIT 1';
  return (await snapshot.row(sql, { pandId })) !== null;
}

/** Day of the newest energielabel of the object, matched by id or else by address, as the catalogue selected it. */
async function labelRegisteredOf(snapshot: Snapshot, object: Known): Promise<string | null> {
  const { objectId, energielabel: label, postcode, huisnummer } = object;
  if (label === null) return null;
  const newest = 'SELECT max(registered)::VARCHAR AS day FROM energielabel WHERE label = $label';
  const byId = await snapshot.row<{ day: string | null }>(`${newest} AND object_id = $objectId`, {
    label,
    objectId,
  });
  if (byId?.day || postcode === null || huisnummer === null) return byId?.day ?? null;
  const byAddress = await snapshot.row<{ day: string | null }>(
    `${newest} AND object_id IS NULL AND postcode = $postcode AND huisnummer = $huisnummer::INTEGER
       AND coalesce(huisletter, '') = $letter AND upper(coalesce(huisnummertoevoeging, '')) = $addition`,
    {
      ...{ label, postcode, huisnummer },
      letter: object.huisletter ?? '',
      addition: (object.huisnummertoevoeging ?? '').toUpperCase(),
    },
  );
  return byAddress?.day ?? null;
}

const knownSql = `SELECT array_to_string(gebruiksdoelen, ', ') AS gebruiksdoelen, oppervlakte, bouwjaar, energielabel,
    status, footprint, height, coverage, enkelbestemming,
    trainstation_distance AS "trainstationDistance", highway_distance AS "highwayDistance",
    kvk_registration AS "kvkRegistration", kvk_coverage AS "kvkCoverage",
    buurtnaam, wijknaam, gemeentenaam, object_id AS "objectId", pand_id AS "pandId",
    fictional, postcode, huisnummer, huisletter, huisnummertoevoeging, gemeentecode
  FROM verblijfsobject`;
