export { hasPermission } from './permissions';
export { SignInRequired } from './refresh';
export { serviceAddress, setServiceAddresses, setTileBase, tileTemplate } from './service-address';
export { session, useSession } from './session';
export { type SessionOffer, useSessionOffer } from './session-offer';
export type { SelectedUser, SessionState } from './session-state';
