export { hasPermission } from './permissions';
export { SignInRequired } from './refresh';
export { session, useSession } from './session';
export type { SelectedUser, SessionState } from './session-state';
