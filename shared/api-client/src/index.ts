export { ApiError } from './api-error';
export type { CallOptions } from './call';
export { call, callForResponse } from './call';
export { currentPortfolio, currentValuation, type Selection, useSelection } from './current-selection';
export { errorDetails } from './error-details';
export * from './queries/portfolio';
export * from './queries/real-estate-data';
export * from './queries/valuation';
export { type AddressSuggestions, useAddressSuggestions } from './use-address-suggestions';
