import { type BuiltInRole, builtInRoleKeys, type Role } from '@kavel/contracts/management';
import { useTexts } from '../../i18n';

const isBuiltIn = (id: string): id is BuiltInRole => builtInRoleKeys.some(key => key === id);

/** How a role is called: built-in ones in the reader's language; null is permissions of one's own. */
export function useRoleName(): (id: string | null, own?: readonly Pick<Role, 'id' | 'name'>[]) => string {
  const t = useTexts();
  return (id, own = []) => {
    if (id === null) return t('grant.custom');
    return isBuiltIn(id)
      ? t(`roleNames.${id}`)
      : (own.find(role => role.id === id)?.name ?? t('grant.custom'));
  };
}
