import type { PermissionKey } from '@kavel/contracts';

type Told<Key> = Key extends `auth.${infer Name}`
  ? Name extends `${infer Head}.${infer Tail}`
    ? `${Head}-${Tail}`
    : Name
  : never;

/** Permission key as a key of the texts; a dot would be a nesting level. */
export function permissionText<Key extends PermissionKey>(key: Key): Told<Key> {
  return key.slice('auth.'.length).replace('.', '-') as Told<Key>;
}
