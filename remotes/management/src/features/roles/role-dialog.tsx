import { call } from '@kavel/api-client';
import { useSession } from '@kavel/auth';
import { managementApi, type Role, roleLimits } from '@kavel/contracts/management';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Checkbox, Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { useTexts } from '../../i18n';
import { PermissionList } from './permission-list';
import { useRoleName } from './role-name';

export interface RoleDialogProps {
  /** No id: a new role. */
  role: Pick<Role, 'name' | 'permissions'> & Partial<Role>;
  organisationId: string | undefined;
  onClose: () => void;
  onCopy?: () => void;
}

export function RoleDialog({ role, organisationId, onClose, onCopy }: RoleDialogProps) {
  const t = useTexts();
  const textOf = useErrorText();
  const nameOf = useRoleName();
  const formId = useId();
  const { permissions: held } = useSession();
  const change = useChange();
  const [name, setName] = useState(role.name ?? '');
  const [permissions, setPermissions] = useState(role.permissions);
  const [sure, setSure] = useState(false);
  const query = { organisationId };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), permissions };
    const saved = await change.run(() =>
      role.id === undefined
        ? call(managementApi.createRole, { query, body })
        : call(managementApi.changeRole, { params: { roleId: role.id }, query, body }),
    );
    if (!saved) return;
    toast('success', t('common.saved'));
    onClose();
  };
  const remove = async (roleId: string) => {
    if (!(await change.run(() => call(managementApi.deleteRole, { params: { roleId }, query })))) return;
    toast('success', t('roles.removed', { name }));
    onClose();
  };

  const demand = (roleId: string, demanded: boolean) =>
    change.run(async () => {
      await call(managementApi.setRoleSecondFactor, { params: { roleId }, query, body: { demanded } });
      toast('success', t('common.saved'));
    });

  const buttons = role.builtIn ? (
    <Button onClick={onCopy}>{t('roles.copy')}</Button>
  ) : (
    <>
      {role.id ? (
        <Button
          variant="danger"
          disabled={change.busy}
          onClick={() => (sure ? void remove(role.id ?? '') : setSure(true))}
        >
          {t(sure ? 'roles.removeSure' : 'roles.remove')}
        </Button>
      ) : null}
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button type="submit" form={formId} variant="solid" disabled={change.busy}>
        {t('common.save')}
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={role.id ? nameOf(role.id, [{ id: role.id, name: role.name }]) : t('roles.new')}
      closeLabel={t('common.close')}
      footer={buttons}
    >
      <form id={formId} onSubmit={event => void submit(event)}>
        <Stack gap="4">
          {role.builtIn ? (
            <Notice tone="info">{t('roles.fixed')}</Notice>
          ) : (
            <Field
              label={t('common.name')}
              hint={role.users ? t('roles.changes', { users: role.users }) : undefined}
            >
              <Input
                autoFocus
                required
                maxLength={roleLimits.name}
                value={name}
                onChange={event => setName(event.target.value)}
              />
            </Field>
          )}
          <PermissionList
            value={permissions}
            onChange={role.builtIn ? undefined : setPermissions}
            held={held}
          />
          {role.id ? (
            <div>
              <Checkbox
                label={t('roles.secondFactor')}
                checked={role.secondFactor ?? false}
                disabled={change.busy}
                onChange={demanded => void demand(role.id ?? '', demanded)}
              />
              <Text ms="6" fontSize="xs" color="muted">
                {t('roles.secondFactorText')}
              </Text>
            </div>
          ) : null}
          {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
