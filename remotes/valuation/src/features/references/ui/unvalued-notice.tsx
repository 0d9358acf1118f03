import { Button, Flex, LinkButton, Notice } from '@kavel/ui/core';
import { stepPath } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';

/** Why a unit has no value, and what to do about it. */
export function UnvaluedNotice({
  valuationId,
  reason,
  onSettings,
}: {
  valuationId: string;
  reason: 'no-area' | 'no-references' | 'not-yet';
  onSettings: (() => void) | undefined;
}) {
  const t = useTexts();
  return (
    <Notice tone={reason === 'not-yet' ? 'info' : 'warning'} title={t('valuation.noValue')}>
      <Flex gap="3" align="center" wrap="wrap" justify="space-between">
        <span>{t(`valuation.${reason}`)}</span>
        {reason === 'no-area' ? (
          <LinkButton to={`${stepPath(valuationId, 'buckets')}?incomplete`}>
            {t('valuation.completeArea')}
          </LinkButton>
        ) : null}
        {reason === 'no-references' && onSettings ? (
          <Button onClick={onSettings}>{t('valuation.widen')}</Button>
        ) : null}
      </Flex>
    </Notice>
  );
}
