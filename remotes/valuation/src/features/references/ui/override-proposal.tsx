import { valuationQueries } from '@kavel/api-client';
import { useSession } from '@kavel/auth';
import type { Unit } from '@kavel/contracts';
import type { OverrideProposal } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQueryClient } from '@kavel/query';
import { Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { errorText } from '../../../common/error-text';
import { useSignature } from '../../../common/use-signature';
import { announceChange } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { ReviewersNotice } from '../../status';
import { decideOverride } from '../api/override-calls';

export interface OverrideProposalNoticeProps {
  valuationId: string;
  unit: Pick<Unit, 'id' | 'portfolioId'>;
  proposal: OverrideProposal;
  /** Withdraws the proposal; absent while the valuation is locked or running. */
  onWithdraw: (() => void) | undefined;
}

/** A proposed override that is not in effect yet: a second person confirms or refuses it. */
export function OverrideProposalNotice({
  valuationId,
  unit,
  proposal,
  onWithdraw,
}: OverrideProposalNoticeProps) {
  const t = useTexts();
  const f = useFormats();
  const nameOf = useSignature();
  const { user, selectedUser } = useSession();
  const client = useQueryClient();
  const { value, reason, by, deviation, state } = proposal;
  const decision = useMutation({
    mutationFn: (made: 'confirm' | 'refuse') =>
      decideOverride(valuationId, unit.id, { decision: made, value }),
    onSuccess: (_, made) => {
      bus.publish('toast', {
        tone: 'success',
        title: t(made === 'confirm' ? 'appraisal.confirmed' : 'appraisal.refused'),
      });
      announceChange(valuationId);
    },
    onSettled: () => client.invalidateQueries({ queryKey: valuationQueries.one(valuationId) }),
  });
  const me = [user?.userId, selectedUser?.userId];
  const isMine = by !== undefined && [by.userId, by.onBehalfOf?.userId].some(id => id && me.includes(id));
  const amount = f.money(value);
  const who = by ? nameOf(by) : t('appraisal.byHandUnknown');
  const waitsForAnother = state === 'pending' && isMine;
  return (
    <Stack gap="3">
      <Notice
        tone="warning"
        title={t(state === 'pending' ? 'appraisal.pendingTitle' : 'appraisal.beyondTitle', { amount })}
      >
        <Text>
          {t(state === 'pending' ? 'appraisal.pendingText' : 'appraisal.beyondText', {
            who,
            percent: f.percent(deviation),
          })}{' '}
          {t('appraisal.overrideReasonLine', { reason })}
        </Text>
        {decision.isError ? <Text>{errorText(decision.error, t)}</Text> : null}
        <Flex gap="2" mt="2" wrap="wrap" align="center">
          {waitsForAnother ? <Text color="muted">{t('appraisal.ownProposal')}</Text> : null}
          {state === 'pending' && !isMine && onWithdraw ? (
            <>
              <Button
                variant="solid"
                disabled={decision.isPending}
                onClick={() => decision.mutate('confirm')}
              >
                {t('appraisal.confirm')}
              </Button>
              <Button disabled={decision.isPending} onClick={() => decision.mutate('refuse')}>
                {t('appraisal.refuse')}
              </Button>
            </>
          ) : null}
          {onWithdraw && (isMine || state === 'beyond') ? (
            <Button variant="ghost" onClick={onWithdraw}>
              {t('appraisal.withdraw')}
            </Button>
          ) : null}
        </Flex>
      </Notice>
      {waitsForAnother ? (
        <ReviewersNotice valuation={{ id: valuationId, portfolioId: unit.portfolioId }} />
      ) : null}
    </Stack>
  );
}
