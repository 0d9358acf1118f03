/** The parts of releases that a running Kavel needs: reading a store, choosing by visitor, and verifying signatures. */
export { type Audience, hasTrials, registryFor } from './document/registry-for';
export {
  type Channel,
  channelOf,
  emptyDocument,
  type StoreDocument,
  storeDocumentSchema,
} from './document/store-document';
export { announceHost, withdrawHost } from './hosts/announce';
export {
  openStore,
  parseVersionFile,
  ReleaseStore,
  type VersionFile,
  versionFileName,
} from './release-store';
export { integrityOf } from './trust/integrity';
export { isSignedBy, signRelease } from './trust/sign-release';
export { openSigningKey, publicKeyOf, signingKeyFile } from './trust/signing-key';
