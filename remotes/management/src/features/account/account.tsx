import { call } from '@kavel/api-client';
import { accountApi, type Profile, passwordLimits, personLimits } from '@kavel/contracts/management';
import { useQuery } from '@kavel/query';
import { Box, Button, Card, Flex, Grid, Notice, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { Loaded } from '../../common/load-state';
import { textKeyOf } from '../../common/permission-key';
import { accountQueries } from '../../common/queries';
import { useTexts } from '../../i18n';
import { useRoleName } from '../roles';
import { SecondFactorCard } from '../second-factor';
import { SessionTable } from '../sessions';

/** The user's own name, password, permissions and sessions. */
export function Account({ profile }: { profile: Profile }) {
  return (
    <Stack gap="4">
      <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <ProfileForm profile={profile} />
        <Stack gap="4">
          <PasswordForm />
          <SecondFactorCard />
        </Stack>
      </Grid>
      <OwnSessions />
    </Stack>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTexts();
  const textOf = useErrorText();
  const nameOf = useRoleName();
  const change = useChange();
  const [name, setName] = useState(profile.name);
  const [typed, setTyped] = useState({
    name: profile.registerName ?? '',
    number: profile.registerNumber ?? '',
  });
  const register = { name: typed.name.trim(), number: typed.number.trim() };
  const isRegisterEdited =
    register.name !== (profile.registerName ?? '') || register.number !== (profile.registerNumber ?? '');
  const isHalf = (register.name === '') !== (register.number === '');
  const role = nameOf(profile.roleId, [{ id: profile.roleId ?? '', name: profile.roleName }]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      name: name.trim(),
      ...(isRegisterEdited ? { register: register.name ? register : null } : {}),
    };
    if (await change.run(() => call(accountApi.renameProfile, { body }))) toast('success', t('common.saved'));
  };

  return (
    <Card p="4">
      <Stack as="form" gap="3" onSubmit={event => void submit(event)}>
        <SectionTitle>{t('account.profile')}</SectionTitle>
        <Text color="muted" fontSize="sm" overflowWrap="anywhere">
          {profile.email} · {profile.organisationName} · {role}
        </Text>
        <Flex gap="2" alignItems="end">
          <Box flex="1" minWidth="0">
            <Field label={t('common.name')}>
              <Input
                required
                maxLength={personLimits.name}
                autoComplete="name"
                value={name}
                onChange={event => setName(event.target.value)}
              />
            </Field>
          </Box>
          <Button
            type="submit"
            disabled={change.busy || isHalf || (name.trim() === profile.name && !isRegisterEdited)}
          >
            {t('common.save')}
          </Button>
        </Flex>
        <Flex gap="2" wrap="wrap">
          {(['name', 'number'] as const).map(key => (
            <Box key={key} flex="1" minWidth="9rem">
              <Field
                label={t(`account.register.${key}`)}
                hint={t(`account.register.${key}Hint`)}
                error={isHalf && register[key] === '' ? t('account.register.both') : null}
              >
                <Input
                  maxLength={40}
                  value={typed[key]}
                  onChange={event => setTyped({ ...typed, [key]: event.target.value })}
                />
              </Field>
            </Box>
          ))}
        </Flex>
        {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
        <SectionTitle>{t('account.rights')}</SectionTitle>
        <Box as="ul" fontSize="sm" listStyleType="disc" ps="5">
          {profile.permissions.map(key => (
            <li key={key}>
              {t(`permissions.${textKeyOf(key)}.name`)}:{' '}
              <Text as="span" color="muted">
                {t(`permissions.${textKeyOf(key)}.text`)}
              </Text>
            </li>
          ))}
        </Box>
      </Stack>
    </Card>
  );
}

function PasswordForm() {
  const t = useTexts();
  const textOf = useErrorText();
  const change = useChange();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [asked, setAsked] = useState(false);
  const { min } = passwordLimits;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (next.length < min) return;
    if (!(await change.run(() => call(accountApi.changePassword, { body: { current, next } })))) return;
    setCurrent('');
    setNext('');
    setAsked(false);
    toast('success', t('account.changed'));
  };

  return (
    <Card p="4">
      <Stack as="form" gap="3" onSubmit={event => void submit(event)}>
        <SectionTitle>{t('account.password')}</SectionTitle>
        <Field label={t('account.current')}>
          <Input
            type="password"
            required
            autoComplete="current-password"
            value={current}
            onChange={event => setCurrent(event.target.value)}
          />
        </Field>
        <Field
          label={t('account.next')}
          hint={t('account.nextHint', { min })}
          error={asked && next.length < min ? t('account.tooShort', { min }) : null}
        >
          <Input
            type="password"
            required
            maxLength={passwordLimits.max}
            autoComplete="new-password"
            value={next}
            onChange={event => setNext(event.target.value)}
          />
        </Field>
        {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
        <Flex justifyContent="flex-end">
          <Button type="submit" disabled={change.busy}>
            {t('account.change')}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

function OwnSessions() {
  const t = useTexts();
  const textOf = useErrorText();
  const sessions = useQuery(accountQueries.sessions());
  const change = useChange();
  const endAll = () =>
    change.run(async () => {
      const { ended } = await call(accountApi.endOtherOwnSessions, {});
      toast('success', t('sessions.allEnded', { count: ended }));
    });
  const end = (sessionId: string) =>
    change.run(async () => {
      await call(accountApi.endOwnSession, { params: { sessionId } });
      toast('success', t('sessions.ended'));
    });
  return (
    <Card minWidth="0" overflow="hidden">
      <Flex p="4" gap="2" wrap="wrap" alignItems="center" justifyContent="space-between">
        <SectionTitle>{t('account.sessions')}</SectionTitle>
        <Button onClick={() => void endAll()}>{t('sessions.endAll')}</Button>
      </Flex>
      {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
      <Loaded query={sessions}>
        {list => <SessionTable own sessions={list} onEnd={({ id }) => void end(id)} />}
      </Loaded>
    </Card>
  );
}
