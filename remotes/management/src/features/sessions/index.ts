export { SessionList } from './session-list';
export { SessionTable } from './session-table';
