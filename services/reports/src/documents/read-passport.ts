import {
  catalogueApi,
  type Estimate,
  estimateApi,
  type Language,
  type PropertyScore,
  scoreApi,
  shownEstimate,
  streetAddress,
} from '@kavel/contracts';
import {
  type ObjectFigure,
  type ObjectFigureName,
  objectApi,
  surroundingsApi,
} from '@kavel/contracts/objects';
import { siteApi } from '@kavel/contracts/passports';
import { dateOfSnapshot, lineOf, postcodeOf } from './content';
import { type Asking, known, partOf } from './services';
import { siteFigures, withPlot } from './site-figures';

/** How the template writes a figure; the others are texts. */
const units: Partial<Record<ObjectFigureName, 'area' | 'metres' | 'distance' | 'share'>> = {
  oppervlakte: 'area',
  footprint: 'area',
  height: 'metres',
  coverage: 'share',
  kvkCoverage: 'share',
  trainstationDistance: 'distance',
  highwayDistance: 'distance',
};

/** Content of the passport of an address; `address-not-found` for an unknown one. */
export async function readPassport({ ask, askIfThere }: Asking, id: string, language: Language) {
  const params = { id };
  const object = await ask(catalogueApi.getObject, { params });
  const [figures, estimate, score, status, surroundings, site] = await Promise.all([
    ask(objectApi.objectFigures, { params }),
    askIfThere(estimateApi.estimateAddress, { params }),
    askIfThere(scoreApi.propertyScore, { params }),
    ask(catalogueApi.catalogueStatus, {}),
    askIfThere(surroundingsApi.objectSurroundings, { params }),
    askIfThere(siteApi.objectSite, { params, query: {} }),
  ]);
  const { snapshot, createdAt } = status;
  const dataDate = dateOfSnapshot(snapshot) ?? createdAt.slice(0, 10);
  const fictional = object.fictional || (known(estimate)?.fictionalSales ?? false);
  const registers = new Set(
    figures.filter(({ dating }) => dating !== 'absent').map(({ register }) => register),
  );
  return {
    language,
    title: lineOf(streetAddress(object)),
    date: dataDate,
    object: id,
    surroundings: withPlot(known(surroundings), known(site), object),
    site: partOf(site, siteFigures),
    postcode: postcodeOf(object),
    place: lineOf(object.woonplaats),
    type: object.vtwType,
    area: object.oppervlakte,
    built: object.bouwjaar,
    label: object.energielabel,
    score: partOf(score, scoreFigures),
    estimate: partOf(estimate, estimateFigures),
    facts: figures.map(factOf),
    origin: {
      catalogues: [snapshot],
      dataDate,
      models: [],
      sources: [...registers, ...(known(site)?.plot ? ['BRK'] : []), ...(known(estimate) ? ['sales'] : [])],
      fictional,
    },
  };
}

/** Null when too little was measured for a score. */
function scoreFigures({ score, buurtScore, completeness }: PropertyScore) {
  return score === null ? null : { score, buurt: buurtScore, completeness };
}

function estimateFigures(estimate: Estimate) {
  const { value, low68, high68, pricePerM2, accuracyClass, referenceCount, valueDate } =
    shownEstimate(estimate);
  return { value, low68, high68, pricePerM2, accuracyClass, referenceCount, valueDate };
}

function factOf({ figure, value, register, dating, date }: ObjectFigure) {
  const unit = typeof value === 'number' ? (units[figure] ?? null) : null;
  return { figure, value: typeof value === 'string' ? lineOf(value) : value, unit, register, dating, date };
}
