import { useFormats } from '@kavel/i18n';
import { Button, Flex, Text } from '@kavel/ui/core';
import { DateInput, Field, Segmented } from '@kavel/ui/forms';
import { useFeeTexts } from '../../../i18n/fees';
import { type Period, type PeriodKind, periodOf, shifted } from '../model/period';

const kinds: readonly PeriodKind[] = ['month', 'quarter', 'free'];

/** Fields for the period of the statement. */
export function PeriodFields({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const t = useFeeTexts();
  const format = useFormats();
  const { kind, from, until } = period;
  const name =
    kind === 'month'
      ? format.month(from)
      : t('statement.quarterName', { quarter: period.text.slice(-1), year: from.slice(0, 4) });
  return (
    <Flex gap="3" wrap="wrap" alignItems="end">
      <Segmented
        label={t('statement.kind')}
        value={kind}
        options={kinds.map(value => ({ value, label: t(`statement.${value}`) }))}
        onChange={chosen => onChange(periodOf(chosen, from, until))}
      />
      {kind === 'free' ? (
        <>
          <Field label={t('statement.from')}>
            <DateInput value={from} onChange={value => value && onChange(periodOf('free', value, until))} />
          </Field>
          <Field label={t('statement.until')}>
            <DateInput value={until} onChange={value => value && onChange(periodOf('free', from, value))} />
          </Field>
        </>
      ) : (
        <Flex gap="1" alignItems="center">
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('statement.earlier')}
            onClick={() => onChange(shifted(period, -1))}
          >
            ‹
          </Button>
          <Text as="span" fontSize="sm" minWidth="8rem" textAlign="center" aria-live="polite">
            {name}
          </Text>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('statement.later')}
            onClick={() => onChange(shifted(period, 1))}
          >
            ›
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
