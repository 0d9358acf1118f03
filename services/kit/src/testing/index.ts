export { createOutsideClient } from '../http/service-client';
export { startTestDatabase, type TestDatabase } from './test-database';
export { createTestIssuer, type TestIssuer, testCaller } from './test-tokens';
export { organisationChecks } from './without-organisation';
