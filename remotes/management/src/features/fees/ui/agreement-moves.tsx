import { call } from '@kavel/api-client';
import { type FeeAgreement, type FeeMove, feeApi, feeMoves } from '@kavel/contracts/fees';
import { useQueryClient } from '@kavel/query';
import { Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { DateInput, Field } from '@kavel/ui/forms';
import { useState } from 'react';
import { toast, useChange } from '../../../common/changes';
import { useAddress } from '../../../common/use-address';
import { useFeeTexts } from '../../../i18n/fees';
import { feeQueries } from '../api/fee-queries';
import { localToday } from '../model/period';
import { counterparty } from './agreement-head';
import { ConfirmButton } from './confirm-button';
import { useFeeErrorText } from './fee-error-text';
import { TermsDialog } from './terms-dialog';

/** Actions that the user's organisation can take on the agreement now. */
export function AgreementMoves({ agreement }: { agreement: FeeAgreement }) {
  const t = useFeeTexts();
  const textOf = useFeeErrorText();
  const queryClient = useQueryClient();
  const { set } = useAddress();
  const { busy, error, run } = useChange();
  const [editing, setEditing] = useState(false);
  const { id, status, own } = agreement;
  const params = { id };
  const can = feeMoves[status][own];

  const move = async (body: FeeMove) => {
    const moved = await run(() => call(feeApi.moveFeeAgreement, { params, body }));
    if (moved) toast('success', t(`moves.done.${body.to}`));
  };
  const remove = async () => {
    const removed = await run(async () => {
      await call(feeApi.deleteFeeAgreement, { params });
      // Prevents a refetch before the page is left.
      queryClient.removeQueries({ queryKey: feeQueries.detail(id).queryKey });
      set({ agreement: null }, true);
    });
    if (removed) toast('success', t('moves.done.delete'));
  };
  const sure = (to: 'withdrawn' | 'declined') =>
    can.includes(to) ? (
      <ConfirmButton label={t(`moves.${to}`)} disabled={busy} onConfirm={() => void move({ to })} />
    ) : null;
  const once = (to: 'proposed' | 'agreed') =>
    can.includes(to) ? (
      <Button variant="solid" disabled={busy} onClick={() => void move({ to })}>
        {t(`moves.${to}`)}
      </Button>
    ) : null;

  return (
    <Stack gap="2">
      <Flex gap="2" wrap="wrap" alignItems="end">
        {status === 'draft' ? (
          <>
            <ConfirmButton label={t('moves.delete')} disabled={busy} onConfirm={() => void remove()} />
            <Button disabled={busy} onClick={() => setEditing(true)}>
              {t('terms.edit')}
            </Button>
          </>
        ) : null}
        {status === 'proposed' && own === 'proposer' ? (
          <Text color="muted" fontSize="sm" alignSelf="center">
            {t('moves.waiting', { name: counterparty(agreement).name })}
          </Text>
        ) : null}
        {sure('withdrawn')}
        {sure('declined')}
        {once('proposed')}
        {once('agreed')}
        {can.includes('ended') ? (
          <End busy={busy} onEnd={endedFrom => void move({ to: 'ended', endedFrom })} />
        ) : null}
      </Flex>
      {error ? <Notice tone="error">{textOf(error)}</Notice> : null}
      {editing ? (
        <TermsDialog agreement={agreement} onClose={() => setEditing(false)} onSaved={() => undefined} />
      ) : null}
    </Stack>
  );
}

function End({ busy, onEnd }: { busy: boolean; onEnd: (endedFrom: string) => void }) {
  const t = useFeeTexts();
  const today = localToday();
  const [from, setFrom] = useState(today);
  return (
    <>
      <Field label={t('moves.endedFrom')}>
        <DateInput min={today} value={from} onChange={setFrom} />
      </Field>
      <ConfirmButton label={t('moves.ended')} disabled={busy || from === ''} onConfirm={() => onEnd(from)} />
    </>
  );
}
