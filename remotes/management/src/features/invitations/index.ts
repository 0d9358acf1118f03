export { InvitationList } from './invitation-list';
