export { freePort } from '../postgres/server-process';
export { createOutsideClient, createRemoteClient } from './outside-client';
export { type RealData, realData } from './real-data';
export { type Prepared, startTestDatabase, type TestDatabase } from './test-database';
export { createTestIssuer, type TestIssuer, testCaller } from './test-tokens';
export { organisationChecks } from './without-organisation';
