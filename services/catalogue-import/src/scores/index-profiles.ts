import { draft, type StoredEnergyFacts, storedEnergyFacts } from '@kavel/catalogue';
import type { EnergyLabel, VtwType } from '@kavel/contracts';
import {
  type ClimateValues,
  noClimate,
  noEnergyFacts,
  type SustainabilitySubject,
  scoreUseOf,
  sustainabilityOf,
} from '@kavel/engine';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { codeSql, indexLevels } from './area-codes';
import type { AreaTally } from './area-tally';
import type { Cell } from './cells';
import { placeTable } from './climate-places';
import { type IndexProfile, Profiles } from './profiles';

const profileTable = `${draft}.index_profile`;

/** From this area on an address is an office by itself, m²: what of the area the rules without facts look at. */
const leastOffice = 100;
/** What the values of an object without facts follow from; texts and years without nulls, to join by. */
const traits = `o.vtw_type, coalesce(o.energielabel, '') AS label, coalesce(o.bouwjaar, ${-9_999}) AS built,
  coalesce(o.oppervlakte, 0) >= ${leastOffice} AS large, coalesce(p.place, 0) AS place`;
const atPlace = `LEFT JOIN ${placeTable} p ON p.x = o.x AND p.y = o.y`;
const noFacts = 'LEFT JOIN energy_fact f ON f.object_id = o.object_id WHERE f.object_id IS NULL';

/**
 * Counts the objects of each area by their values of the index, except those that follow from surroundings. Objects with
 * the same traits have the same values, so that the rules run once for each combination; those with facts of their own
 * run one by one.
 */
export async function tallyProfiles(
  builder: SnapshotBuilder,
  climates: readonly ClimateValues[],
  tally: AreaTally,
): Promise<readonly IndexProfile[]> {
  const profiles = new Profiles();
  const profileOf = (subject: SustainabilitySubject) => {
    const { values } = sustainabilityOf(subject, { year: builder.madeIn, pathways: [], measures: [] });
    return profiles.idOf({ use: scoreUseOf(subject.vtwType), values });
  };
  await writeProfiles(builder, climates, profileOf);
  await tallyTraits(builder, tally);
  await tallyFacts(builder, climates, (cell, subject) => tally.add(cell, profileOf(subject)));
  await builder.run(`DROP TABLE ${profileTable}`);
  return profiles.all;
}

type Traits = [vtwType: VtwType, label: string, built: number, large: boolean, place: number];

async function writeProfiles(
  builder: SnapshotBuilder,
  climates: readonly ClimateValues[],
  profileOf: (subject: SustainabilitySubject) => number,
): Promise<void> {
  await builder.run(
    `CREATE OR REPLACE TABLE ${profileTable} (vtw_type VARCHAR, label VARCHAR, built INTEGER, large BOOLEAN,
       place INTEGER, profile INTEGER)`,
  );
  const writer = await builder.openDrafted('index_profile');
  for await (const [vtwType, label, built, large, place] of builder.stream<Traits>(
    `SELECT DISTINCT ${traits} FROM verblijfsobject o ${atPlace} ${noFacts}`,
  )) {
    const profile = profileOf({
      vtwType,
      oppervlakte: large ? leastOffice : null,
      bouwjaar: built < 0 ? null : built,
      energielabel: label === '' ? null : (label as EnergyLabel),
      facts: noEnergyFacts,
      climate: climates[place] ?? noClimate,
      sunnyRoof: null,
    });
    writer.add([vtwType, label, built, large, place, profile]);
  }
  writer.close();
}

type Codes = [buurt: string | null, wijk: string | null, gemeente: string | null, pc4: string | null];
const codes = 'o.buurtcode, o.wijkcode, o.gemeentecode, left(o.postcode, 4) AS pc4';
type Counted = [code: string, profile: number, objects: number];

/** Counted by DuckDB for each level: counts by cell, to be added up here, would be several times as many rows. */
async function tallyTraits(builder: SnapshotBuilder, tally: AreaTally): Promise<void> {
  for (const level of indexLevels)
    for await (const [code, profile, objects] of builder.stream<Counted>(
      `SELECT code, t.profile, count(*)::INTEGER
       FROM (SELECT ${codeSql(level)} AS code, ${traits}
         FROM verblijfsobject o ${atPlace} ${noFacts})
       JOIN ${profileTable} t USING (vtw_type, label, built, large, place) WHERE code IS NOT NULL GROUP BY ALL`,
    ))
      tally.addTo(level, code, profile, objects);
}

const factNames = Object.keys(storedEnergyFacts) as (keyof StoredEnergyFacts)[];
type Known = [
  ...Codes,
  vtwType: VtwType,
  area: number | null,
  built: number | null,
  label: EnergyLabel | null,
  place: number,
  sunny: number | null,
  ...facts: unknown[],
];

async function tallyFacts(
  builder: SnapshotBuilder,
  climates: readonly ClimateValues[],
  add: (cell: Omit<Cell, 'objects'>, subject: SustainabilitySubject) => void,
): Promise<void> {
  const facts = Object.values(storedEnergyFacts).map(column => `f.${column}`);
  for await (const row of builder.stream<Known>(
    `SELECT ${codes}, o.vtw_type, o.oppervlakte, o.bouwjaar, o.energielabel, coalesce(p.place, 0), r.sunny, ${facts.join(', ')}
     FROM verblijfsobject o JOIN energy_fact f ON f.object_id = o.object_id ${atPlace}
     LEFT JOIN (SELECT pand_id, max(sunny) AS sunny FROM roof WHERE sunny > 0 GROUP BY pand_id) r
       ON r.pand_id = o.pand_id AND o.vtw_type = 'eengezinswoning'`,
  )) {
    const [
      buurt,
      wijk,
      gemeente,
      pc4,
      vtwType,
      oppervlakte,
      bouwjaar,
      energielabel,
      place,
      sunnyRoof,
      ...told
    ] = row;
    const known = Object.fromEntries(factNames.map((name, at) => [name, told[at]]));
    add(cellOf([buurt, wijk, gemeente, pc4]), {
      ...{ vtwType, oppervlakte, bouwjaar, energielabel, sunnyRoof },
      facts: known as unknown as StoredEnergyFacts,
      climate: climates[place] ?? noClimate,
    });
  }
}

function cellOf([buurtcode, wijkcode, gemeentecode, postcode]: Codes): Omit<Cell, 'objects'> {
  return { buurtcode, wijkcode, gemeentecode, postcode };
}
