import { visitDaysKept } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { Notice, Stack, Text } from '@kavel/ui/core';
import { useVisitTexts } from '../i18n';

/** What is counted and what is not. `sample`: share of visitors that reported; null: unknown. */
export function PrivacyNote({ sample }: { sample: number | null }) {
  const t = useVisitTexts();
  const { number } = useFormats();
  const percentOf = (share: number) => number(Math.round(share * 100));
  return (
    <Notice tone="info" title={t('privacy.title')}>
      <Stack gap="1">
        <Text>{t('privacy.counted')}</Text>
        <Text>{t('privacy.notCounted')}</Text>
        <Text>{t('privacy.kept', { days: visitDaysKept })}</Text>
        {sample === null ? null : (
          <Text>
            {sample === 1 ? t('privacy.sampleAll') : t('privacy.sample', { percent: percentOf(sample) })}
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
