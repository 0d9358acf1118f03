import type { SnapshotBuilder } from '@kavel/catalogue-import';
import { gemeenten2024 } from '@kavel/catalogue-import';
import { draw, drawNormal } from './draw';

/** Objects a street has on average, and how many more or fewer. */
export const objectsPerStreet = 33;
const stems = `Kramsvogel Roodborst Goudvink Wielewaal Karekiet Grutto Haagbeuk Zilverlinde Lijsterbes Kornoelje
  Akelei Dotterbloem Guldenroede Madelief Pinksterbloem Touwslager Zeilmaker Kuiper Glasblazer Hoedenmaker Molen
  Kerk School Dorps Stations Haven Markt Veen Berg Dijk Meer Heide Bos Weide Akker Zand Klei Brink Sluis Brug`;
const prefixes = "['', '', '', '', '', '', 'Oude ', 'Nieuwe ', 'Korte ', 'Lange ', 'Hoge ', 'Burgemeester ']";
const suffixes = `['straat', 'straat', 'straat', 'laan', 'laan', 'weg', 'weg', 'hof', 'plein', 'pad', 'dreef', 'kade',
  'singel', 'steeg', 'plantsoen', 'erf']`;

/**
 * Fills the temporary table `synthetic_street`: in each municipality as many as its inhabitants ask for, denser
 * towards its middle, older there.
 */
export async function makeStreets(builder: SnapshotBuilder, objects: number): Promise<void> {
  await makeGemeenten(builder);
  const streets = Math.ceil(objects / objectsPerStreet) + 1;
  const choose = (list: string, name: string): string =>
    `${list}[1 + floor(len(${list}) * ${draw('street_id', name)})::INTEGER]`;
  const letter = (name: string): string => `chr(65 + floor(26 * ${draw('street_id', name)})::INTEGER)`;
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE synthetic_street AS
     SELECT street_id, g.code AS gemeentecode, g.naam AS gemeentenaam, g.provincie,
       ${choose(prefixes, 'prefix')} || ${choose(`[${quoted(stems.split(/\s+/))}]`, 'stem')}
         || ${choose(suffixes, 'suffix')} AS straat,
       CASE WHEN ${draw('street_id', 'place')} < 0.8 THEN g.naam
         ELSE g.naam || ' ' || ${choose("['Noord', 'Zuid', 'Oost', 'West']", 'quarter')} END AS woonplaats,
       (1000 + (street_id * 7919) % 9000)::VARCHAR || ${letter('letter 1')} || ${letter('letter 2')} AS postcode,
       g.lon + ${drawNormal('street_id', 'east')} * g.side / 68 / 5 AS lon,
       g.lat + ${drawNormal('street_id', 'north')} * g.side / 111.2 / 5 AS lat,
       ${draw('street_id', 'direction')} * 2 * pi() AS direction,
       CASE WHEN ${draw('street_id', 'old')} < 0.04 THEN floor(1600 + 300 * ${draw('street_id', 'age')})
         ELSE floor(2026 - 126 * pow(${draw('street_id', 'age')}, 1.3)) END::INTEGER AS bouwjaar
     FROM (SELECT range AS street_id, (range + 0.5) / ${streets} AS share FROM range(${streets}))
     JOIN synthetic_gemeente g ON share >= g.share_from AND share < g.share_to`,
  );
}

async function makeGemeenten(builder: SnapshotBuilder): Promise<void> {
  const rows = gemeenten2024.map(
    ({ code, naam, provincie, inhabitants, lon, lat, side }) =>
      `('${code}', ${quoted([naam])}, '${provincie}', ${inhabitants}, ${lon}, ${lat}, ${side})`,
  );
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE synthetic_gemeente AS
     SELECT *, (sum(inhabitants) OVER before - inhabitants) / sum(inhabitants) OVER () AS share_from,
       sum(inhabitants) OVER before / sum(inhabitants) OVER () AS share_to
     FROM (VALUES ${rows.join(', ')}) g(code, naam, provincie, inhabitants, lon, lat, side)
     WINDOW before AS (ORDER BY code)`,
  );
}

function quoted(texts: readonly string[]): string {
  return texts.map(text => `'${text.replaceAll("'", "''")}'`).join(', ');
}
