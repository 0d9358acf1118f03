import type { PermissionKey } from '@kavel/contracts';

type TextKey<Key> = Key extends `auth.${infer Name}`
  ? Name extends `${infer Head}.${infer Tail}`
    ? `${Head}-${Tail}`
    : Name
  : never;

/** Permission key as a key of the texts; a dot would be a nesting level. */
export function textKeyOf<Key extends PermissionKey>(key: Key): TextKey<Key> {
  return key.slice('auth.'.length).replace('.', '-') as TextKey<Key>;
}
