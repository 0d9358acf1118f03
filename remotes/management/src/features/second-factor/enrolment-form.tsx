import type { Enrolment } from '@kavel/contracts';
import { Box, Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../common/error-text';
import { useTexts } from '../../i18n';
import { QrCode } from './qr-code';

export interface EnrolmentFormProps {
  enrolment: Enrolment;
  busy: boolean;
  error: unknown;
  onCode: (code: string) => void;
  onCancel?: () => void;
}

/** Set-up data for the authenticator app, and the first code that proves that it works. */
export function EnrolmentForm({ enrolment, busy, error, onCode, onCancel }: EnrolmentFormProps) {
  const t = useTexts();
  const textOf = useErrorText();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <Stack as="form" gap="3" onSubmit={submit}>
      <Text fontSize="sm">{t('secondFactor.scan')}</Text>
      <Flex gap="4" wrap="wrap" alignItems="center">
        <QrCode label={t('secondFactor.qr')} qr={enrolment.qr} />
        <Box flex="1" minWidth="12rem">
          <Text fontSize="sm" color="muted">
            {t('secondFactor.byHand')}
          </Text>
          <Box as="code" fontSize="sm" overflowWrap="anywhere">
            {enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Box>
        </Box>
      </Flex>
      <Field label={t('secondFactor.code')} hint={t('secondFactor.codeHint')}>
        <Input
          required
          minLength={6}
          maxLength={64}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          value={code}
          onChange={event => setCode(event.target.value)}
        />
      </Field>
      {error ? <Notice tone="error">{textOf(error)}</Notice> : null}
      <Flex gap="2" justifyContent="flex-end">
        {onCancel ? <Button onClick={onCancel}>{t('common.cancel')}</Button> : null}
        <Button type="submit" variant="solid" disabled={busy}>
          {t('secondFactor.confirm')}
        </Button>
      </Flex>
    </Stack>
  );
}
