import type { BulkJob, BulkLineResult } from '@kavel/contracts/bulk';
import { useFormats } from '@kavel/i18n';
import { Button, Card, Flex, Skeleton, Text, type TextProps, useBreakpoint } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Checkbox } from '@kavel/ui/forms';
import { Check, Pencil, TriangleAlert } from '@kavel/ui/icons';
import { useState } from 'react';
import { LoadError } from '../../../common/load-error';
import { useBulkTexts } from '../../../i18n/bulk';
import { problemsOf } from '../model/job-counts';
import { reasonOf } from './line-reason';
import { MendDialog } from './mend-dialog';
import { useLines } from './use-lines';

const Outcome = ({ problem, ...props }: TextProps & { problem: boolean }) => (
  <Text
    as="span"
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    verticalAlign="middle"
    color={problem ? 'amber' : 'green'}
    css={{ '& svg': { width: '4', height: '4', flexShrink: 0 } }}
    {...props}
  />
);

const mendable = new Set<BulkLineResult['outcome']>([
  'not-found',
  'ambiguous',
  'unreadable',
  'invalid-facts',
]);

function isProblem({ outcome }: BulkLineResult): boolean {
  return outcome !== 'added' && outcome !== 'matched';
}

export interface JobLinesProps {
  job: BulkJob;
  /** Absent while lines cannot be corrected. */
  onSettled?: () => void;
}

/** Planned or final outcome of each line. */
export function JobLines({ job, onSettled }: JobLinesProps) {
  const t = useBulkTexts();
  const format = useFormats();
  const [problemsOnly, setProblemsOnly] = useState(false);
  const [mending, setMending] = useState<BulkLineResult | null>(null);
  const complete = job.received.length === job.parts;
  const { lines, failure, more, replace, again } = useLines(job.id, problemsOnly, `${job.state} ${complete}`);
  const problems = problemsOf(job);
  const columns = useColumns(onSettled && setMending);

  if (lines === null) {
    return failure ? (
      <LoadError error={failure} onRetry={again} subject="list" />
    ) : (
      <Skeleton height="24rem" />
    );
  }
  return (
    <Card overflow="hidden">
      <Flex p="3" borderBottomWidth="1px" borderColor="line">
        <Checkbox
          label={t('lines.problemsOnly', { number: format.number(problems) })}
          checked={problemsOnly}
          disabled={problems === 0 && !problemsOnly}
          onChange={setProblemsOnly}
        />
      </Flex>
      <DataTable
        label={t('lines.table')}
        columns={columns}
        rows={lines}
        rowKey={({ line }) => String(line)}
        rowCount={Math.max(lines.length, problemsOnly ? problems : job.matched)}
        onEndReached={more}
        maxHeight="max(18rem, calc(100dvh - 24rem))"
      />
      {mending ? (
        <MendDialog
          key={mending.line}
          job={job}
          result={mending}
          onSettled={line => {
            replace(line);
            onSettled?.();
          }}
          onClose={() => setMending(null)}
        />
      ) : null}
    </Card>
  );
}

function useColumns(onMend: ((line: BulkLineResult) => void) | undefined): Column<BulkLineResult>[] {
  const t = useBulkTexts();
  const format = useFormats();
  const narrow = !useBreakpoint('md');
  const columns: Column<BulkLineResult>[] = [
    {
      key: 'line',
      header: t('lines.line'),
      numeric: true,
      width: narrow ? '4rem' : '5.5rem',
      cell: ({ line }) => line,
    },
    {
      key: 'text',
      header: t('lines.text'),
      width: narrow ? 'minmax(6rem, 1fr)' : 'minmax(8rem, 2fr)',
      cell: ({ text }) => <span title={text}>{text}</span>,
    },
    {
      key: 'outcome',
      header: t('lines.outcome'),
      width: narrow ? '8rem' : 'minmax(12rem, 1.2fr)',
      cell: line => (
        <Outcome problem={isProblem(line)} title={reasonOf(line, t, format)}>
          {narrow ? null : isProblem(line) ? <TriangleAlert aria-hidden /> : <Check aria-hidden />}
          {t(`outcomes.${line.outcome}`)}
        </Outcome>
      ),
    },
    {
      key: 'address',
      header: t('lines.address'),
      width: 'minmax(12rem, 2fr)',
      cell: line => reasonOf(line, t, format) || line.address || <Text color="muted">–</Text>,
    },
    {
      key: 'mend',
      header: '',
      width: narrow ? '3.5rem' : '4rem',
      cell: line =>
        onMend && mendable.has(line.outcome) ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('lines.mend', { line: line.line })}
            onClick={() => onMend(line)}
          >
            <Pencil aria-hidden />
          </Button>
        ) : null,
    },
  ];
  return columns.filter(
    ({ key }) => !(narrow && key === 'address') && !(key === 'mend' && onMend === undefined),
  );
}
