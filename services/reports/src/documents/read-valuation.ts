import {
  catalogueApi,
  type Language,
  type ValuationHistory,
  type ValuationStatus,
  type ValuationSummary,
  valuationApi,
} from '@kavel/contracts';
import { objectApi, surroundingsApi } from '@kavel/contracts/objects';
import { assignmentApi, noAssignment, pictureApi } from '@kavel/contracts/reports';
import { tornadoChanges } from '@kavel/contracts/valuations';
import type { Asking } from './services';
import { known } from './services';
import { mostDetails } from './valuation-details';
import { valuationFigures } from './valuation-figures';
import { type DescribedObject, mostDescribed } from './valuation-objects';
import { highestOf } from './valuation-units';

/** Objects that are looked up to tell whether the data are generated. */
const sample = 100;

/** Figures of the report of a valuation that the caller may see; `not-found` otherwise. */
export async function readValuation(asking: Asking, id: string, language: Language) {
  const { ask, askIfThere } = asking;
  const params = { id };
  const valuation = await ask(valuationApi.getValuation, { params });
  const { portfolioId, units } = valuation;
  const objectIds = units.slice(0, sample).map(({ objectId }) => objectId);
  const objectOf = new Map(units.map(unit => [unit.id, unit.objectId]));
  const summarised = ask(valuationApi.getSummaries, { params });
  const [
    summary,
    results,
    history,
    listed,
    cashFlow,
    status,
    objects,
    assignment,
    pictures,
    described,
    references,
    reconciliation,
    outcomes,
    monteCarlo,
  ] = await Promise.all([
    summarised,
    ask(valuationApi.getValuationResults, { params }),
    ask(valuationApi.getHistory, { params }),
    ask(valuationApi.listValuations, { query: { portfolioId } }),
    askIfThere(valuationApi.dcf, { params, query: {} }),
    ask(catalogueApi.catalogueStatus, {}),
    objectIds.length === 0 ? [] : ask(catalogueApi.getObjects, { body: { objectIds } }),
    askIfThere(assignmentApi.getAssignment, { params }),
    askIfThere(pictureApi.valuationPictures, { params }),
    summarised.then(({ units: rows }) => readObjects(asking, rows, objectOf)),
    summarised.then(({ units: rows }) => readReferences(asking, id, rows)),
    askIfThere(valuationApi.reconciliation, { params }),
    askIfThere(valuationApi.whatIf, { params, body: { changes: tornadoChanges } }),
    askIfThere(valuationApi.monteCarlo, { params }),
  ]);
  const sales = Object.values(references).flat();
  const onRecord = await readOnRecord(asking, history);
  return valuationFigures({
    language,
    valuation,
    portfolioName: listed.find(one => one.id === id)?.portfolioName ?? '',
    summary,
    results,
    history,
    references,
    cashFlow,
    assignment: known(assignment)?.facts ?? noAssignment,
    pictures,
    ...{ reconciliation, outcomes, monteCarlo, onRecord },
    objects: described,
    snapshot: status.snapshot,
    fictional: [...objects, ...sales].some(({ fictional }) => fictional),
  });
}

/** Who brought the valuation into review and who approved it, the last time; nobody of a draft. */
async function readOnRecord({ member }: Asking, { events }: ValuationHistory) {
  const by = async (status: ValuationStatus) => {
    const actor = events.find(({ to }) => to === status)?.actor;
    return actor ? { ...(await member(actor.userId)), name: actor.name } : null;
  };
  if (!events.some(({ to }) => to === 'approved')) return { submitted: null, approved: null };
  const [submitted, approved] = await Promise.all([by('in-review'), by('approved')]);
  return { submitted, approved };
}

type Rows = ValuationSummary['units'];

/** The comparable sales of the units whose evidence is shown. */
async function readReferences({ ask }: Asking, id: string, rows: Rows) {
  const call = (query: { unitId?: string }) =>
    ask(valuationApi.getTransactionReferences, { params: { id }, query });
  if (rows.length <= mostDetails) return (await call({})).references;
  const answers = await Promise.all(highestOf(rows, mostDetails).map(({ unitId }) => call({ unitId })));
  return Object.assign(
    {},
    ...answers.map(({ references }) => references),
  ) as (typeof answers)[0]['references'];
}

/** By unit. Two calls for all objects: DuckDB's results stay in memory until V8 collects them, so few are better. */
async function readObjects(
  { ask }: Asking,
  rows: Rows,
  objectOf: ReadonlyMap<string, string>,
): Promise<Record<string, DescribedObject>> {
  const units = highestOf(rows, mostDescribed).map(({ unitId }) => ({
    unitId,
    objectId: objectOf.get(unitId) ?? '',
  }));
  if (units.length === 0) return {};
  const body = { objectIds: units.map(({ objectId }) => objectId) };
  const [listed, outlines] = await Promise.all([
    ask(objectApi.listObjectFigures, { body }),
    ask(surroundingsApi.listSurroundings, { body }),
  ]);
  const figures = new Map(listed.map(one => [one.objectId, one.figures]));
  const surroundings = new Map(outlines.map(one => [one.objectId, one.surroundings]));
  return Object.fromEntries(
    units.map(({ unitId, objectId }) => {
      const object = {
        figures: figures.get(objectId) ?? [],
        surroundings: surroundings.get(objectId) ?? null,
      };
      return [unitId, object];
    }),
  );
}
