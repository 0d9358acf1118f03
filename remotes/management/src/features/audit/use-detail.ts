import {
  exportedObjects,
  isUuid,
  type PermissionKey,
  permissionKeys,
  valuationStatuses,
} from '@kavel/contracts';
import { type BuiltInRole, builtInRoleKeys } from '@kavel/contracts/management';
import { useFormats } from '@kavel/i18n';
import { textKeyOf } from '../../common/permission-key';
import { useTexts } from '../../i18n';
import { useAuditTexts } from '../../i18n/audit';

const known = [
  'name',
  'email',
  'role',
  'granted',
  'taken',
  'permissions',
  'sessions',
  'inviter',
  'call',
  'secondFactor',
  'codesLeft',
  'object',
  'objectId',
  'status',
  'value',
  'reason',
  'units',
  'to',
  'fileId',
  'rows',
  'fileName',
] as const;
const plain: readonly string[] = [
  'name',
  'email',
  'inviter',
  'call',
  'objectId',
  'status',
  'value',
  'reason',
  'units',
  'to',
  'fileId',
  'rows',
  'fileName',
];
const objects = [...exportedObjects, 'service', 'import', 'user'] as const;

const isPermission = (text: string): text is PermissionKey => permissionKeys.some(key => key === text);
const isBuiltIn = (text: string): text is BuiltInRole => builtInRoleKeys.some(key => key === text);

/** Localised details of a change: keys of permissions, roles and states are replaced by their names. */
export function useDetail(): (detail: Record<string, string>) => string {
  const t = useAuditTexts();
  const shared = useTexts();
  const { money } = useFormats();
  const word = (text: string) => {
    if (isPermission(text)) return shared(`permissions.${textKeyOf(text)}.name`);
    if (isBuiltIn(text)) return shared(`roleNames.${text}`);
    return isUuid(text) ? shared('roles.own') : text;
  };
  const wordsOf = (name: string, value: string) => {
    const object = objects.find(one => one === value);
    if (name === 'object' && object) return t(`objects.${object}`);
    const status = valuationStatuses.find(one => one === value);
    if (name === 'status' && status) return t(`statuses.${status}`);
    if (name === 'value') return value.replace(/€ (\d+)/g, (_, euro: string) => money(Number(euro)));
    if (name === 'role') return value.split(' → ').map(word).join(' → ');
    return plain.includes(name) ? value : value.split(', ').map(word).join(', ');
  };
  return detail =>
    known
      .filter(name => detail[name] !== undefined)
      .map(name => `${t(`details.${name}`)}: ${wordsOf(name, detail[name] ?? '')}`)
      .join(' · ');
}
