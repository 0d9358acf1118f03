import { type PermissionKey, permissionKeys } from '@kavel/contracts';
import { Box, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { textKeyOf } from '../../common/permission-key';
import { useTexts } from '../../i18n';

export interface PermissionListProps {
  value: readonly PermissionKey[];
  /** Absent: read-only. */
  onChange?: (value: PermissionKey[]) => void;
  /** Permissions of the signed-in user; other keys can be revoked but not granted. */
  held: readonly PermissionKey[];
}

/** All permissions, each with a description. */
export function PermissionList({ value, onChange, held }: PermissionListProps) {
  const t = useTexts();
  const toggle = (key: PermissionKey, wanted: boolean) =>
    onChange?.(wanted ? [...value, key] : value.filter(one => one !== key));

  return (
    <Box as="ul" listStyleType="none" display="grid" gap="2" aria-label={t('grant.permissions')}>
      {permissionKeys.map(key => {
        const chosen = value.includes(key);
        const name = textKeyOf(key);
        const cannotGive = Boolean(onChange) && !chosen && !held.includes(key);
        return (
          <li key={key}>
            <Checkbox
              label={t(`permissions.${name}.name`)}
              checked={chosen}
              disabled={!onChange || cannotGive}
              onChange={wanted => toggle(key, wanted)}
            />
            <Text ms="6" fontSize="xs" color="muted">
              {t(`permissions.${name}.text`)}
              {cannotGive ? ` ${t('grant.notHeld')}` : null}
            </Text>
          </li>
        );
      })}
    </Box>
  );
}
