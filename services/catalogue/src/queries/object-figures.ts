import type { ObjectFigure, ObjectFigureName, Register } from '@kavel/contracts/objects';
import { perSnapshot } from '../per-snapshot';
import type { Snapshot } from '../snapshot';
import { importedFiles } from './status';

/** The import that brings what a register tells. */
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

/** What tells each figure of a real object, where that does not depend on the object. */
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
  labelRegistered: string | null;
  /** The footprint is that of the 3DBAG, not measured from the outline of the pand. */
  measured3d: boolean;
  /** CBS names the municipality. */
  namedByCbs: boolean;
}

/** Everything known about an object with its register and date; null when there is no such object. */
export async function objectFigures(snapshot: Snapshot, id: string): Promise<ObjectFigure[] | null> {
  const known = await snapshot.row<Known>(knownSql, { id });
  if (!known) return null;
  const days = await importDays(snapshot);
  return (Object.keys(registerOf) as ObjectFigureName[]).map(figure => ({
    figure,
    value: known[figure],
    ...originOf(figure, known, days),
  }));
}

type Origin = Pick<ObjectFigure, 'register' | 'dating' | 'date'>;

function originOf(figure: ObjectFigureName, known: Known, days: ImportDays): Origin {
  if (known.fictional) return { register: 'demo', ...dated(days.fictional) };
  const register = exceptionFor(figure, known) ?? registerOf[figure];
  if (figure === 'energielabel' && known.labelRegistered)
    return { register, dating: 'registered', date: known.labelRegistered };
  return { register, ...dated(days.real.get(kindOf[register])) };
}

function exceptionFor(figure: ObjectFigureName, known: Known): Exclude<Register, 'demo'> | null {
  if (figure === 'footprint' && known.measured3d) return '3DBAG';
  if (figure === 'gemeentenaam' && !known.namedByCbs) return 'BAG';
  return null;
}

/** With files of several days it is unknown which one has this object. */
function dated(days: ReadonlySet<string> = new Set()): Pick<ObjectFigure, 'dating' | 'date'> {
  const [day = null, ...others] = days;
  if (day === null) return { dating: 'absent', date: null };
  return others.length > 0 ? { dating: 'undated', date: null } : { dating: 'imported', date: day };
}

interface ImportDays {
  /** Days on which files of a kind came in. */
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

/** The newest label of the object, by its id or else by its address, as the catalogue chose it. */
const labelRegisteredSql = `coalesce(
    (SELECT max(e.registered) FROM energielabel e WHERE e.object_id = o.object_id AND e.label = o.energielabel),
    (SELECT max(e.registered) FROM energielabel e
     WHERE e.object_id IS NULL AND e.label = o.energielabel
       AND e.postcode = o.postcode AND e.huisnummer = o.huisnummer
       AND coalesce(e.huisletter, '') = coalesce(o.huisletter, '')
       AND upper(coalesce(e.huisnummertoevoeging, '')) = upper(coalesce(o.huisnummertoevoeging, ''))))`;

const knownSql = `WITH o AS (SELECT * FROM verblijfsobject WHERE object_id = $id)
  SELECT array_to_string(o.gebruiksdoelen, ', ') AS gebruiksdoelen, o.oppervlakte, o.bouwjaar, o.energielabel,
    o.status, o.footprint, o.height, o.coverage, o.enkelbestemming,
    o.trainstation_distance AS "trainstationDistance", o.highway_distance AS "highwayDistance",
    o.kvk_registration AS "kvkRegistration", o.kvk_coverage AS "kvkCoverage",
    o.buurtnaam, o.wijknaam, o.gemeentenaam, o.object_id AS "objectId", o.pand_id AS "pandId", o.fictional,
    ${labelRegisteredSql}::VARCHAR AS "labelRegistered",
    EXISTS (SELECT 1 FROM pand_fact f WHERE f.pand_id = o.pand_id AND f.footprint IS NOT NULL) AS "measured3d",
    EXISTS (SELECT 1 FROM buurt b WHERE b.gemeentecode = o.gemeentecode AND b.gemeentenaam IS NOT NULL)
      OR EXISTS (SELECT 1 FROM wijk w WHERE w.gemeentecode = o.gemeentecode AND w.gemeentenaam IS NOT NULL)
      AS "namedByCbs"
  FROM o`;
