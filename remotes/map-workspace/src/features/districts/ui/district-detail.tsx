import { useFormats } from '@kavel/i18n';
import { Button, DescriptionList, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { useTexts } from '../i18n';
import type { DistrictRow } from '../model/district-rows';

export interface DistrictDetailProps {
  row: DistrictRow;
  rows: readonly DistrictRow[];
  year: number;
  compare: number | null;
  figure: string;
  format: (value: number) => string;
  onGoTo: () => void;
  onClose: () => void;
}

/** What is known of the selected area, and its place among the others. */
export function DistrictDetail(props: DistrictDetailProps) {
  const { row, rows, year, compare, figure, format } = props;
  const t = useTexts();
  const { signedPercent, number } = useFormats();
  const higher = row.value === null ? 0 : rows.filter(({ value }) => (value ?? 0) > (row.value ?? 0)).length;
  const known = rows.filter(({ value }) => value !== null).length;
  const told = (value: number | null) => (value === null ? t('noValue') : format(value));
  return (
    <Stack gap="3" p="4">
      <Flex justifyContent="space-between" alignItems="start" gap="2">
        <div>
          <SectionTitle>{row.name}</SectionTitle>
          <Text color="muted" fontSize="sm">
            {row.gemeente === row.name ? row.code : `${row.gemeente} · ${row.code}`}
          </Text>
        </div>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={props.onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
      <DescriptionList
        items={[
          { key: 'value', term: `${figure} ${year}`, value: told(row.value) },
          ...(compare === null
            ? []
            : [
                { key: 'before', term: `${figure} ${compare}`, value: told(row.before) },
                {
                  key: 'change',
                  term: t('change'),
                  value:
                    row.shown === null
                      ? t(row.state === 'redrawn' ? 'redrawn' : 'noValue')
                      : signedPercent(row.shown),
                },
              ]),
          ...(row.value === null
            ? []
            : [
                {
                  key: 'rank',
                  term: t('rank'),
                  value: t('rankOf', { place: number(higher + 1), count: number(known) }),
                },
              ]),
        ]}
      />
      <Button onClick={props.onGoTo}>{t('goTo')}</Button>
    </Stack>
  );
}
