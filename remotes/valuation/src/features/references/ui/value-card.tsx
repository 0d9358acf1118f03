import { shownValue, type ValuationResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Card, Figure, Flex, type FlexProps, Text } from '@kavel/ui/core';
import { RangeBar } from '@kavel/ui/data';
import { shownResult } from '../../../common/shown-result';
import { useTexts } from '../../../i18n';
import { OverrideNote } from './override-note';
import { WhyConfidence, WhyValue } from './why-value';

const Label = (props: FlexProps) => (
  <Flex alignItems="center" minHeight="6" fontSize="xs" fontWeight="medium" color="muted" {...props} />
);

export interface ValueCardProps {
  result: ValuationResult;
  /** Withdraws the override; absent while the valuation is locked or running. */
  onWithdraw: (() => void) | undefined;
}

/** The market value with its ranges and accuracy; an override is shown with the model's value beside it. */
export function ValueCard({ result, onWithdraw }: ValueCardProps) {
  const t = useTexts();
  const f = useFormats();
  const { value, low68, high68, low95, high95 } = result;
  const shown = shownResult(result);
  // The ranges belong to the model, so the marked value is the model's too.
  const modelValue = result.override?.modelValue ?? value;
  const money = { value: f.money(shown.value), low68: f.money(shown.low68), high68: f.money(shown.high68) };
  return (
    <Card
      px="5"
      py="4"
      display="flex"
      // The card is narrow beside comments too, so its own width decides.
      flexWrap="wrap"
      columnGap="5"
      rowGap="4"
      alignItems="center"
      flexShrink="0"
    >
      <div>
        <Label>
          {t('common.value')}
          <WhyValue result={result} />
        </Label>
        <Figure display="block" fontSize="2xl" fontWeight="bold" lineHeight="tight">
          {money.value}
        </Figure>
        <Flex direction="column" mt="1" fontSize="sm" color="muted">
          <Figure>{t('common.perM2', { amount: f.money(shown.pricePerM2) })}</Figure>
          {result.marketRent === null ? null : (
            <Figure>
              {t('valuation.marketRent')}{' '}
              {t('valuation.yearRent', { amount: f.money(shownValue({ value: result.marketRent })) })}
            </Figure>
          )}
        </Flex>
      </div>
      <Box flex="1 1 16rem" minWidth="0">
        <Flex justify="space-between" gap="3" fontSize="sm" mb="2" wrap="wrap">
          <Box as="span" color="muted" fontSize="xs" fontWeight="medium">
            {t('valuation.range68')}
          </Box>
          <Figure>
            {money.low68} – {money.high68}
          </Figure>
        </Flex>
        <RangeBar
          value={modelValue}
          {...{ low68, high68, low95, high95 }}
          label={t('valuation.rangeInWords', {
            ...money,
            value: f.money(shown.modelValue),
            low95: f.money(shown.low95),
            high95: f.money(shown.high95),
          })}
        />
        <Flex justify="space-between" gap="3" mt="2" fontSize="xs" color="muted">
          <Figure>{f.money(shown.low95)}</Figure>
          <span>{t('valuation.range95')}</span>
          <Figure>{f.money(shown.high95)}</Figure>
        </Flex>
      </Box>
      <Box>
        <Label>
          {t('valuation.confidence')}
          <WhyConfidence result={result} />
        </Label>
        <Figure fontSize="xl" fontWeight="bold">
          {result.accuracyClass}{' '}
          <Text as="span" fontSize="md" fontWeight="normal" color="muted">
            {t('valuation.ofSeven')}
          </Text>
        </Figure>
      </Box>
      {result.override ? (
        <OverrideNote result={result} override={result.override} onWithdraw={onWithdraw} />
      ) : null}
    </Card>
  );
}
