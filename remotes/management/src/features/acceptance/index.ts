export { AcceptInvitation } from './accept-invitation';
