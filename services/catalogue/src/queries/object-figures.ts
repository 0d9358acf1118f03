import type { ObjectFigure, ObjectFigureName, Register } from '@kavel/contracts/objects';
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
  labelRegistered: string | null;
  /** True when the footprint is from 3DBAG, not computed from the outline of the pand. */
  measured3d: boolean;
  /** True when the municipality's name is from CBS. */
  namedByCbs: boolean;
}

/** All known figures of an object with register and date; null for an unknown object. */
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

/** The newest energielabel of the object, matched by id or else by address, as the catalogue selected it. */
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
