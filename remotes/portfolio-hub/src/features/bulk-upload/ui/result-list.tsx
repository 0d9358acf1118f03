import type { LineResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Card, chakra, Flex, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Checkbox } from '@kavel/ui/forms';
import { Check, Pencil, TriangleAlert } from '@kavel/ui/icons';
import { useMemo, useState } from 'react';
import { useIsNarrow } from '../../../common/use-is-narrow';
import { useTexts } from '../../../i18n';
import { isProblem } from '../model/line-results';

const Outcome = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    verticalAlign: 'middle',
    '& svg': { width: '4', height: '4', flexShrink: 0 },
  },
  variants: { problem: { true: { color: 'amber' }, false: { color: 'green' } } },
});

export interface ResultListProps {
  results: readonly LineResult[];
  /** Absent once the lines have gone in. */
  onMend?: (result: LineResult) => void;
}

/** What becomes, or became, of each line. */
export function ResultList({ results, onMend }: ResultListProps) {
  const t = useTexts();
  const format = useFormats();
  const narrow = useIsNarrow();
  const [problemsOnly, setProblemsOnly] = useState(false);
  const problems = useMemo(() => results.filter(isProblem), [results]);

  const columns: Column<LineResult>[] = [
    {
      key: 'line',
      header: t('lines.line'),
      numeric: true,
      width: narrow ? '4rem' : '5.5rem',
      sortBy: ({ line }) => line,
      cell: ({ line }) => line,
    },
    {
      key: 'text',
      header: t('lines.text'),
      width: narrow ? 'minmax(6rem, 1fr)' : 'minmax(8rem, 2fr)',
      sortBy: ({ text }) => text,
      cell: ({ text }) => <span title={text}>{text}</span>,
    },
    {
      key: 'outcome',
      header: t('lines.outcome'),
      width: narrow ? '8rem' : 'minmax(12rem, 1.2fr)',
      sortBy: ({ outcome }) => outcome,
      cell: result => (
        <Outcome problem={isProblem(result)}>
          {narrow ? null : isProblem(result) ? <TriangleAlert aria-hidden /> : <Check aria-hidden />}
          {t(`outcomes.${result.outcome}`)}
        </Outcome>
      ),
    },
    {
      key: 'address',
      header: t('lines.address'),
      width: 'minmax(12rem, 2fr)',
      cell: ({ address }) => address ?? <Text color="muted">–</Text>,
    },
    {
      key: 'mend',
      header: '',
      width: narrow ? '3.5rem' : '4rem',
      cell: result =>
        isProblem(result) && onMend ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('lines.mend', { line: result.line })}
            onClick={() => onMend(result)}
          >
            <Pencil aria-hidden />
          </Button>
        ) : null,
    },
  ];
  const shown = columns.filter(
    ({ key }) => !(narrow && key === 'address') && !(key === 'mend' && onMend === undefined),
  );

  return (
    <Card overflow="hidden">
      <Flex p="3" borderBottomWidth="1px" borderColor="line">
        <Checkbox
          label={t('lines.problemsOnly', { number: format.number(problems.length) })}
          checked={problemsOnly}
          disabled={problems.length === 0}
          onChange={setProblemsOnly}
        />
      </Flex>
      <DataTable
        label={t('lines.table')}
        columns={shown}
        rows={problemsOnly && problems.length > 0 ? problems : results}
        rowKey={({ line }) => String(line)}
        maxHeight="max(18rem, calc(100dvh - 24rem))"
      />
    </Card>
  );
}
