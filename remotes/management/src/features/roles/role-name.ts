import { type BuiltInRole, builtInRoleKeys, type Role } from '@kavel/contracts/management';
import { useTexts } from '../../i18n';

const isBuiltIn = (id: string): id is BuiltInRole => builtInRoleKeys.some(key => key === id);

/** Display name of a role: built-in roles are localised; null means custom permissions. */
export function useRoleName(): (id: string | null, own?: readonly Pick<Role, 'id' | 'name'>[]) => string {
  const t = useTexts();
  return (id, own = []) => {
    if (id === null) return t('grant.custom');
    return isBuiltIn(id)
      ? t(`roleNames.${id}`)
      : (own.find(role => role.id === id)?.name ?? t('grant.custom'));
  };
}
