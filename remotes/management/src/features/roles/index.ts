export { type GrantChoice, GrantFields, grantOf } from './grant-fields';
export { RoleList } from './role-list';
export { useRoleName } from './role-name';
