import type { PermissionKey } from '@kavel/contracts';

type TextKey<Key> = Key extends `auth.${infer Name}`
  ? Name extends `${infer Head}.${infer Tail}`
    ? `${Head}-${Tail}`
    : Name
  : never;

/** The key of a permission as texts name it: a dot would be a level of the tree. */
export function textKeyOf<Key extends PermissionKey>(key: Key): TextKey<Key> {
  return key.slice('auth.'.length).replace('.', '-') as TextKey<Key>;
}
