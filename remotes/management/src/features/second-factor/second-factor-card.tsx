import { call } from '@kavel/api-client';
import type { Enrolment } from '@kavel/contracts';
import { accountApi, type SecondFactor } from '@kavel/contracts/management';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Card, Flex, Notice, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { Loaded } from '../../common/load-state';
import { accountQueries } from '../../common/queries';
import { useTexts } from '../../i18n';
import { EnrolmentForm } from './enrolment-form';
import { RecoveryCodes } from './recovery-codes';

/** The second factor of the user's own account: set up, replace, remove; and its recovery codes. */
export function SecondFactorCard() {
  const t = useTexts();
  const query = useQuery(accountQueries.secondFactor());
  const change = useChange();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const begin = () => change.run(async () => setEnrolment(await call(accountApi.beginSecondFactor, {})));
  const confirm = (code: string) =>
    change.run(async () => {
      const { recoveryCodes } = await call(accountApi.confirmSecondFactor, { body: { code } });
      setEnrolment(null);
      setCodes(recoveryCodes);
      toast('success', t('secondFactor.enrolled'));
    });
  const renew = () =>
    change.run(async () => setCodes((await call(accountApi.renewRecoveryCodes, {})).recoveryCodes));
  const remove = () =>
    change.run(async () => {
      await call(accountApi.removeSecondFactor, {});
      toast('success', t('secondFactor.removed'));
    });

  return (
    <Card p="4">
      <Stack gap="3">
        <SectionTitle>{t('secondFactor.title')}</SectionTitle>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        ) : enrolment ? (
          <EnrolmentForm
            enrolment={enrolment}
            busy={change.busy}
            error={change.error}
            onCode={code => void confirm(code)}
            onCancel={() => setEnrolment(null)}
          />
        ) : (
          <Loaded query={query}>
            {state => (
              <State
                state={state}
                busy={change.busy}
                error={change.error}
                onBegin={() => void begin()}
                onRenew={() => void renew()}
                onRemove={() => void remove()}
              />
            )}
          </Loaded>
        )}
      </Stack>
    </Card>
  );
}

interface StateProps {
  state: SecondFactor;
  busy: boolean;
  error: unknown;
  onBegin: () => void;
  onRenew: () => void;
  onRemove: () => void;
}

function State({ state, busy, error, onBegin, onRenew, onRemove }: StateProps) {
  const t = useTexts();
  const textOf = useErrorText();
  const format = useFormats();
  const { enrolledAt, recoveryCodesLeft, demanded } = state;
  return (
    <>
      <Text fontSize="sm">
        {enrolledAt === null
          ? t('secondFactor.off')
          : t('secondFactor.on', { since: format.moment(enrolledAt), codes: recoveryCodesLeft })}
      </Text>
      {demanded ? (
        <Text fontSize="sm" color="muted">
          {t('secondFactor.demanded')}
        </Text>
      ) : null}
      {error ? <Notice tone="error">{textOf(error)}</Notice> : null}
      <Flex gap="2" wrap="wrap">
        <Button variant={enrolledAt === null ? 'solid' : 'outline'} disabled={busy} onClick={onBegin}>
          {t(enrolledAt === null ? 'secondFactor.begin' : 'secondFactor.replace')}
        </Button>
        {enrolledAt === null ? null : (
          <Button disabled={busy} onClick={onRenew}>
            {t('secondFactor.renew')}
          </Button>
        )}
        {enrolledAt === null || demanded ? null : (
          <Button variant="danger" disabled={busy} onClick={onRemove}>
            {t('secondFactor.remove')}
          </Button>
        )}
      </Flex>
    </>
  );
}
