export { OrganisationList } from './organisation-list';
