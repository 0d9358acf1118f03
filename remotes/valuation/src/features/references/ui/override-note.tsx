import type { ValuationResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Figure, Flex, Stack, Text } from '@kavel/ui/core';
import { shownResult } from '../../../common/shown-result';
import { useSignature } from '../../../common/use-signature';
import { useTexts } from '../../../i18n';

export interface OverrideNoteProps {
  result: ValuationResult;
  override: NonNullable<ValuationResult['override']>;
  /** Withdraws the override; absent while the valuation is locked or running. */
  onWithdraw: (() => void) | undefined;
}

/** The model's value with its range and class, beside the override: who set it, in which role, and why. */
export function OverrideNote({ result, override, onWithdraw }: OverrideNoteProps) {
  const t = useTexts();
  const f = useFormats();
  const nameOf = useSignature();
  const { by, confirmed, reason } = override;
  const shown = shownResult(result);
  return (
    <Flex flexBasis="full" gap="2" align="center" wrap="wrap" borderTopWidth="1px" borderColor="line" pt="3">
      <Stack flex="1" minWidth="12rem" fontSize="sm" gap="0.5">
        <Figure>
          {t('appraisal.modelLine', {
            amount: f.money(shown.modelValue),
            low: f.money(shown.low68),
            high: f.money(shown.high68),
            class: result.accuracyClass,
          })}
        </Figure>
        <Figure>
          {t('appraisal.byHandLine', {
            amount: f.money(result.value),
            who: by ? nameOf(by) : t('appraisal.byHandUnknown'),
          })}
        </Figure>
        {confirmed ? <Text>{t('appraisal.confirmedLine', { who: nameOf(confirmed) })}</Text> : null}
        <Text color="muted">{t('appraisal.overrideReasonLine', { reason })}</Text>
      </Stack>
      {onWithdraw ? (
        <Button variant="ghost" onClick={onWithdraw}>
          {t('appraisal.withdraw')}
        </Button>
      ) : null}
    </Flex>
  );
}
