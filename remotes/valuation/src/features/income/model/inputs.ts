import type { EndpointInput, estimateApi } from '@kavel/contracts';

/** Filters of the sales of let property. */
export type InvestmentQueryInput = EndpointInput<typeof estimateApi.investmentReferences>['query'];

/** Request body for the valuation of an office. */
export type OfficeInput = EndpointInput<typeof estimateApi.officeValuation>['body'];
