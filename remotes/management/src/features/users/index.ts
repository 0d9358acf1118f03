export { UserList } from './user-list';
