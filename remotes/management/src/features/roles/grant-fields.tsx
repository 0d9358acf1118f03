import type { PermissionKey } from '@kavel/contracts';
import type { Grant, Role } from '@kavel/contracts/management';
import { Stack } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { useTexts } from '../../i18n';
import { PermissionList } from './permission-list';
import { useRoleName } from './role-name';

/** A role, or custom permissions; the custom permissions are kept while a role is selected. */
export interface GrantChoice {
  roleId: string | null;
  permissions: PermissionKey[];
}

export function grantOf({ roleId, permissions }: GrantChoice): Grant {
  return roleId === null ? { permissions } : { roleId };
}

export interface GrantFieldsProps {
  value: GrantChoice;
  onChange: (value: GrantChoice) => void;
  roles: readonly Role[];
  held: readonly PermissionKey[];
}

const custom = '';

export function GrantFields({ value, onChange, roles, held }: GrantFieldsProps) {
  const t = useTexts();
  const nameOf = useRoleName();
  const role = roles.find(one => one.id === value.roleId);
  const canGive = ({ permissions }: Role) =>
    permissions.every(key => held.includes(key) || value.permissions.includes(key));

  return (
    <Stack gap="3">
      <Field label={t('grant.role')} hint={role ? t('grant.ofRole') : undefined}>
        <Select
          value={value.roleId ?? custom}
          onChange={event => {
            const roleId = event.target.value || null;
            const chosen = roles.find(one => one.id === roleId);
            onChange({ roleId, permissions: chosen?.permissions ?? role?.permissions ?? value.permissions });
          }}
        >
          {roles.map(one => (
            <option key={one.id} value={one.id} disabled={!canGive(one)}>
              {nameOf(one.id, roles)}
            </option>
          ))}
          <option value={custom}>{t('grant.custom')}</option>
        </Select>
      </Field>
      <PermissionList
        value={role?.permissions ?? value.permissions}
        onChange={role ? undefined : permissions => onChange({ roleId: null, permissions })}
        held={held}
      />
    </Stack>
  );
}
