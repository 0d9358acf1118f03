import { catalogueApi, type Language, valuationApi } from '@kavel/contracts';
import type { Asking } from './services';
import { mostDetails } from './valuation-details';
import { valuationFigures } from './valuation-figures';

/** Objects that are looked up to tell whether the data are generated. */
const sample = 100;

/** Content of the report of a valuation that the caller may see; `not-found` otherwise. */
export async function readValuation({ ask, askIfThere }: Asking, id: string, language: Language) {
  const params = { id };
  const valuation = await ask(valuationApi.getValuation, { params });
  const { portfolioId, units } = valuation;
  const objectIds = units.slice(0, sample).map(({ objectId }) => objectId);
  const [summary, results, history, listed, cashFlow, status, objects, choices] = await Promise.all([
    ask(valuationApi.getSummaries, { params }),
    ask(valuationApi.getValuationResults, { params }),
    ask(valuationApi.getHistory, { params }),
    ask(valuationApi.listValuations, { query: { portfolioId } }),
    askIfThere(valuationApi.dcf, { params, query: {} }),
    ask(catalogueApi.catalogueStatus, {}),
    objectIds.length === 0 ? [] : ask(catalogueApi.getObjects, { body: { objectIds } }),
    units.length > mostDetails ? null : ask(valuationApi.getTransactionReferences, { params, query: {} }),
  ]);
  const references = choices?.references ?? null;
  const sales = Object.values(references ?? {}).flat();
  return valuationFigures({
    language,
    valuation,
    portfolioName: listed.find(one => one.id === id)?.portfolioName ?? '',
    summary,
    results,
    history,
    references,
    cashFlow,
    snapshot: status.snapshot,
    fictional: [...objects, ...sales].some(({ fictional }) => fictional),
  });
}
