import type { EndpointInput, estimateApi } from '@kavel/contracts';

/** What narrows the sales of let property. */
export type InvestmentQueryInput = EndpointInput<typeof estimateApi.investmentReferences>['query'];

/** An office to value. */
export type OfficeInput = EndpointInput<typeof estimateApi.officeValuation>['body'];
