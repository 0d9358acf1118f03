import { call } from '@kavel/api-client';
import { useSession } from '@kavel/auth';
import { type ManagedUser, managementApi, type RecoveryLink, type Role } from '@kavel/contracts/management';
import { currentLanguage, useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { LinkDialog } from '../../common/link-dialog';
import { Loaded } from '../../common/load-state';
import { managementQueries } from '../../common/queries';
import { useAddress } from '../../common/use-address';
import { useTexts } from '../../i18n';
import { useStartActing } from '../acting';
import { type GrantChoice, GrantFields, grantOf } from '../roles';
import { Handover } from './handover';

export interface UserDrawerProps {
  userId: string;
  organisationId: string | undefined;
  onClose: () => void;
}

/** One user: permissions, and actions that end their access. */
export function UserDrawer({ userId, organisationId, onClose }: UserDrawerProps) {
  const t = useTexts();
  const users = useQuery(managementQueries.users(organisationId));
  const roles = useQuery(managementQueries.roles(organisationId));
  const user = users.data?.find(one => one.userId === userId);
  return (
    <Dialog
      open
      side="right"
      onClose={onClose}
      title={user?.name ?? t('tabs.users')}
      closeLabel={t('common.close')}
    >
      <Loaded query={users}>
        {() =>
          user ? (
            <Loaded query={roles}>
              {list => <UserForm user={user} roles={list} organisationId={organisationId} onDone={onClose} />}
            </Loaded>
          ) : (
            <Notice tone="warning">{t('errors.not-found')}</Notice>
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface UserFormProps {
  user: ManagedUser;
  roles: readonly Role[];
  organisationId: string | undefined;
  onDone: () => void;
}

function UserForm({ user, roles, organisationId, onDone }: UserFormProps) {
  const t = useTexts();
  const textOf = useErrorText();
  const formId = useId();
  const { permissions: held } = useSession();
  const change = useChange();
  const [name, setName] = useState(user.name);
  const [grant, setGrant] = useState<GrantChoice>({ roleId: user.roleId, permissions: user.permissions });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await change.run(() =>
      call(managementApi.changeUser, {
        params: { userId: user.userId },
        query: { organisationId },
        body: { name: name.trim(), grant: grantOf(grant) },
      }),
    );
    if (!saved) return;
    toast('success', t('common.saved'));
    onDone();
  };

  return (
    <Stack gap="5">
      <Text color="muted" fontSize="sm" overflowWrap="anywhere">
        {user.email}
        {user.emailProven ? '' : ` (${t('users.unproven')})`} ·{' '}
        {t(user.secondFactor ? 'users.withSecondFactor' : 'users.withoutSecondFactor')}
      </Text>
      <form id={formId} onSubmit={event => void submit(event)}>
        <Stack gap="4">
          <Field label={t('common.name')}>
            <Input required maxLength={120} value={name} onChange={event => setName(event.target.value)} />
          </Field>
          <GrantFields value={grant} onChange={setGrant} roles={roles} held={held} />
          {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
          <Flex gap="2" justifyContent="flex-end">
            <Button onClick={onDone}>{t('common.cancel')}</Button>
            <Button type="submit" variant="solid" disabled={change.busy}>
              {t('common.save')}
            </Button>
          </Flex>
        </Stack>
      </form>
      <UserActions user={user} organisationId={organisationId} onDone={onDone} />
      {user.active || organisationId !== undefined ? null : <Handover user={user} />}
    </Stack>
  );
}

function UserActions({ user, organisationId, onDone }: Omit<UserFormProps, 'roles'>) {
  const t = useTexts();
  const textOf = useErrorText();
  const address = useAddress();
  const startActing = useStartActing();
  const session = useSession();
  const format = useFormats();
  const change = useChange();
  const [link, setLink] = useState<RecoveryLink | null>(null);
  const { userId, name, active } = user;
  const mayAct = session.permissions.includes('auth.act-on-behalf') && session.user?.userId !== userId;

  const setActive = async () => {
    const done = await change.run(() =>
      call(managementApi.setUserActive, {
        params: { userId },
        query: { organisationId },
        body: { active: !active },
      }),
    );
    if (!done) return;
    toast('success', t(active ? 'users.deactivated' : 'users.activated', { name }));
    // A deactivated user may own portfolios; the drawer stays open to transfer them.
    if (!active) onDone();
  };
  const resetSecondFactor = () =>
    change.run(async () => {
      await call(managementApi.resetSecondFactor, { params: { userId }, query: { organisationId } });
      toast('success', t('users.secondFactorReset', { name }));
    });
  const makeLink = () =>
    change.run(async () => {
      const query = { organisationId, language: currentLanguage() };
      const made = await call(managementApi.createRecoveryLink, { params: { userId }, query });
      if (made.token === null) toast('success', t('users.recoveryMailed', { email: made.email }));
      else setLink(made);
    });
  const endSessions = () =>
    change.run(async () => {
      const query = { organisationId, ofUser: userId };
      const { ended } = await call(managementApi.endSessions, { query });
      toast('success', t('users.sessionsEnded', { count: ended }));
    });

  return (
    <Stack gap="2" borderTopWidth="1px" borderColor="line" pt="4">
      {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
      <Flex gap="2" wrap="wrap">
        {mayAct && active ? <Button onClick={() => void startActing(user)}>{t('users.act')}</Button> : null}
        <Button onClick={() => address.set({ tab: 'audit', person: userId, user: null, q: null })}>
          {t('users.audit')}
        </Button>
        {active ? <Button onClick={() => void makeLink()}>{t('users.recovery')}</Button> : null}
        {user.secondFactor ? (
          <Button onClick={() => void resetSecondFactor()}>{t('users.resetSecondFactor')}</Button>
        ) : null}
        <Button onClick={() => void endSessions()}>{t('users.endSessions')}</Button>
        <Button variant={active ? 'danger' : 'outline'} onClick={() => void setActive()}>
          {t(active ? 'users.deactivate' : 'users.activate')}
        </Button>
      </Flex>
      {link?.token ? (
        <LinkDialog
          title={t('invitations.link.title', { name })}
          text={t('users.recoveryText', { email: link.email, until: format.moment(link.expiresAt) })}
          label={t('users.recoveryLabel')}
          path="/password-new"
          token={link.token}
          onClose={() => setLink(null)}
        />
      ) : null}
    </Stack>
  );
}
