import { call } from '@kavel/api-client';
import { estimateApi } from '@kavel/contracts';
import { keepPreviousData, queryOptions } from '@kavel/query';
import type { InvestmentQueryInput, OfficeInput } from '../model/inputs';

/** Sales of let property; keeps the previous result while the next one loads. */
export const investmentReferencesQuery = (query: NonNullable<InvestmentQueryInput>) =>
  queryOptions({
    queryKey: ['investment-references', query],
    queryFn: ({ signal }) => call(estimateApi.investmentReferences, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Value of one office by sales and by rent; nothing is stored. */
export const officeValuationQuery = (body: OfficeInput) =>
  queryOptions({
    queryKey: ['office-valuation', body],
    queryFn: ({ signal }) => call(estimateApi.officeValuation, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
