import {
  catalogueApi,
  type Language,
  type PropertyScore,
  type ScorePart,
  scoreApi,
  streetAddress,
} from '@kavel/contracts';
import { surroundingsApi } from '@kavel/contracts/objects';
import { dateOfSnapshot, lineOf, postcodeOf } from './content';
import { type Asking, known } from './services';

/** Content of the score report of an address; `address-not-found` for an unknown one. */
export async function readPropertyScore({ ask, askIfThere }: Asking, id: string, language: Language) {
  const params = { id };
  const [object, score, status, surroundings] = await Promise.all([
    ask(catalogueApi.getObject, { params }),
    ask(scoreApi.propertyScore, { params }),
    ask(catalogueApi.catalogueStatus, {}),
    askIfThere(surroundingsApi.objectSurroundings, { params }),
  ]);
  const dataDate = dateOfSnapshot(status.snapshot) ?? status.createdAt.slice(0, 10);
  const figures = scoreFigures(score, language);
  return {
    language,
    title: lineOf(streetAddress(object)),
    date: dataDate,
    object: id,
    surroundings: known(surroundings),
    postcode: postcodeOf(object),
    place: lineOf(object.woonplaats),
    buurt: object.buurtnaam ? lineOf(object.buurtnaam) : null,
    municipality: object.gemeentenaam ? lineOf(object.gemeentenaam) : null,
    type: object.vtwType,
    ...figures,
    origin: {
      catalogues: [status.snapshot],
      dataDate,
      models: [],
      sources: [...new Set(['BAG', ...figures.parts.map(({ source }) => source)])],
      fictional: object.fictional || score.parts.some(({ fictional }) => fictional),
    },
  };
}

/** Figures of the report: measured parts by weight, and the names of those without a value. */
export function scoreFigures(
  { score, buurtScore, completeness, confidence, band, use, version, parts }: PropertyScore,
  language: Language,
) {
  const measured = parts.filter(part => part.value !== null && part.score !== null);
  return {
    score: { total: score, buurt: buurtScore, completeness, confidence, band, use, version },
    parts: measured
      .toSorted((a, b) => b.weight - a.weight)
      .map(part => partFigures(part, completeness, language)),
    missing: parts
      .filter(part => !measured.includes(part) && part.weight > 0)
      .map(part => ({ name: nameOf(part, language), weight: part.weight })),
  };
}

function partFigures(part: ScorePart, completeness: number, language: Language) {
  const { unit, value, score, contribution, reference, date, year, level } = part;
  const [source = '', ...scale] = part.source.split('; ');
  return {
    name: nameOf(part, language),
    definition: lineOf(part.definition?.[language] ?? ''),
    ...{ unit, value, score, contribution, date, year, level },
    weight: completeness === 0 ? 0 : part.weight / completeness,
    country: reference.country,
    municipality: reference.gemeente,
    countryScore: reference.country === null ? null : pointsOf(part, reference.country),
    source: lineOf(source),
    ownScale: scale.length > 0,
  };
}

/** Points of the median of the country: of a percentile metric it is the fiftieth by definition. */
function pointsOf({ scale, worst, best }: ScorePart, value: number): number {
  if (scale === 'percentile') return 50;
  return Math.min(100, Math.max(0, (100 * (value - worst)) / (best - worst)));
}

const nameOf = (part: ScorePart, language: Language) => lineOf(part.name?.[language] ?? part.key);
