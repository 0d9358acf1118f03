import { call } from '@kavel/api-client';
import { estimateApi } from '@kavel/contracts';
import { keepPreviousData, queryOptions } from '@kavel/query';
import type { InvestmentQueryInput, OfficeInput } from '../model/inputs';

/** Sales of let property; what was found stays until what is asked for next is there. */
export const investmentReferencesQuery = (query: NonNullable<InvestmentQueryInput>) =>
  queryOptions({
    queryKey: ['investment-references', query],
    queryFn: ({ signal }) => call(estimateApi.investmentReferences, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One office by sales and by rent; nothing is stored. */
export const officeValuationQuery = (body: OfficeInput) =>
  queryOptions({
    queryKey: ['office-valuation', body],
    queryFn: ({ signal }) => call(estimateApi.officeValuation, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
