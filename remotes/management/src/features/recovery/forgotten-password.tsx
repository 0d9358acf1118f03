import { call } from '@kavel/api-client';
import { accountApi } from '@kavel/contracts/management';
import { currentLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Card, Notice, PageTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { Loaded } from '../../common/load-state';
import { useTexts } from '../../i18n';

/** Requests a reset link by mail; without mail it names the administrator. */
export function ForgottenPassword() {
  const t = useTexts();
  const ways = useQuery({
    queryKey: ['recovery-ways'],
    queryFn: ({ signal }) => call(accountApi.recoveryWays, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Box display="grid" placeItems="center" px="4" py="8">
      <Card width="full" maxWidth="26rem" p="6">
        <Stack gap="4">
          <PageTitle>{t('recovery.title')}</PageTitle>
          <Loaded query={ways}>
            {({ mail }) => (mail ? <RequestForm /> : <Text>{t('recovery.askAdministrator')}</Text>)}
          </Loaded>
          <TextLink to="/login" fontSize="sm">
            {t('recovery.toLogin')}
          </TextLink>
        </Stack>
      </Card>
    </Box>
  );
}

function RequestForm() {
  const t = useTexts();
  const textOf = useErrorText();
  const change = useChange();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { email: email.trim(), language: currentLanguage() };
    if (await change.run(() => call(accountApi.requestRecovery, { body }))) setSent(true);
  };

  if (sent) {
    return (
      <Notice tone="info" title={t('recovery.sent.title')}>
        {t('recovery.sent.text', { email: email.trim() })}
      </Notice>
    );
  }
  return (
    <Stack as="form" gap="4" onSubmit={event => void submit(event)}>
      <Text color="muted" fontSize="sm">
        {t('recovery.intro')}
      </Text>
      <Field label={t('common.email')}>
        <Input
          type="email"
          size="lg"
          required
          maxLength={254}
          autoComplete="username"
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
      </Field>
      {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
      <Button type="submit" variant="solid" size="lg" disabled={change.busy}>
        {t('recovery.send')}
      </Button>
    </Stack>
  );
}
