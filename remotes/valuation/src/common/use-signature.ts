import type { Signature } from '@kavel/contracts/valuations';
import { useTexts } from '../i18n';

const builtIn = ['administrator', 'portfolio-manager', 'appraiser', 'researcher', 'reader'] as const;

/** Formats a person together with the recorded role. */
export function useSignature(): (signature: Signature) => string {
  const t = useTexts();
  const roleName = (role: Signature['role']): string => {
    if (role === null) return t('appraisal.roles.none');
    const known = builtIn.find(id => id === role.id);
    return role.name ?? (known ? t(`appraisal.roles.${known}`) : role.id);
  };
  return ({ name, onBehalfOf, role }) =>
    onBehalfOf
      ? t('appraisal.whoFor', { name, other: onBehalfOf.name, role: roleName(role) })
      : t('appraisal.who', { name, role: roleName(role) });
}
