import type { ReferenceParams } from '@kavel/contracts';
import { Button, Flex, LinkButton, Notice } from '@kavel/ui/core';
import { stepPath } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';
import { useSettingWords } from './use-setting-words';

/** Why a unit has no value and what to do; when no references were found, shows the settings that can be widened. */
export function UnvaluedNotice({
  valuationId,
  reason,
  params,
  onSettings,
}: {
  valuationId: string;
  reason: 'no-area' | 'no-references' | 'not-yet';
  params: ReferenceParams;
  onSettings: (() => void) | undefined;
}) {
  const t = useTexts();
  const set = useSettingWords()
    .limits(params)
    .flatMap(({ label, text }) => (text === null ? [] : `${label}: ${text}`));
  return (
    <Notice tone={reason === 'not-yet' ? 'info' : 'warning'} title={t('valuation.noValue')}>
      <Flex gap="3" align="center" wrap="wrap" justify="space-between">
        <span>
          {t(`valuation.${reason}`)}
          {reason === 'no-references' && set.length > 0
            ? ` ${t('settings.inForce', { settings: set.join('; ') })}`
            : null}
        </span>
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
