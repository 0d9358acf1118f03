export type { ActingSubject, Caller, CallerOf, ResolveActing } from './caller';
export {
  type Database,
  type DatabaseOptions,
  isDatabaseAway,
  type Migration,
  type OrganisationCaller,
  type OrganisationTable,
  openDatabase,
  organisationTable,
} from './database';
export { checkUndoable, type Signed, signedBy } from './deliveries';
export { addressKey } from './http/address-key';
export type { AuditedWork, RecordWork } from './http/audit';
export { type CallKind, type CallLimits, usualCallLimits } from './http/call-limits';
export { streamTimeoutMs } from './http/connections';
export type { ServiceDefinition } from './http/definition';
export { answerError, dataPolicy } from './http/error-answer';
export { type HostOptions, hostServices } from './http/host-services';
export { createHttpClient, type HttpClientOptions } from './http/http-client';
export { errorStatuses } from './http/openapi/error-responses';
export { passHeader, passKeyLength } from './http/passes';
export type { RecordRefusal, Refusal } from './http/refusals';
export { type RouteInput, route, streamRoute } from './http/route';
export { createInProcessClient, type ServiceClient } from './http/service-client';
export {
  createTokenVerifier,
  signingAlgorithm,
  tokenAudience,
  tokenIssuer,
  type VerifyToken,
} from './http/token-verifier';
export { innerRoute, valueRoute } from './http/value-route';
export { ServiceError } from './service-error';
export { dateInNetherlands } from './today';
