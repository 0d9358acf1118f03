export { ApiError } from './api-error';
export type { CallOptions } from './call';
export { call } from './call';
export * from './queries/portfolio';
export * from './queries/real-estate-data';
export * from './queries/valuation';
export { type AddressSuggestions, useAddressSuggestions } from './use-address-suggestions';
