import { streetAddress } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Flex, Stack, Text } from '@kavel/ui/core';
import { type Column, DataTable, ProgressBar } from '@kavel/ui/data';
import { Download } from '@kavel/ui/icons';
import type { useTimes } from '../api/use-times';
import { useTexts } from '../i18n';
import { minutesOf, type UnitTimes } from '../model/times';

export interface TimesTableProps {
  work: ReturnType<typeof useTimes>;
  /** Units of the portfolio. */
  total: number;
  goalNames: readonly string[];
  mostMinutes: number;
  portfolioName: string;
  exporting: boolean;
  onExport: () => void;
}

/** The times by unit and goal, or how far their calculation is. */
export function TimesTable({
  work,
  total,
  goalNames,
  mostMinutes,
  portfolioName,
  ...props
}: TimesTableProps) {
  const t = useTexts();
  const { number } = useFormats();
  const { times, isFetching, isComplete, done } = work;
  if (isFetching) {
    const progress = t('table.progress', { done: number(done), total: number(total) });
    return (
      <Stack gap="2">
        <ProgressBar label={t('busy')} fraction={total === 0 ? null : done / total} />
        <Flex alignItems="center" justifyContent="space-between">
          <Text fontSize="sm">{progress}</Text>
          <Button onClick={work.cancel}>{t('table.cancel')}</Button>
        </Flex>
      </Stack>
    );
  }
  if (times === null) {
    return isComplete ? (
      <Button variant="solid" alignSelf="start" onClick={work.calculate}>
        {t('table.calculate')}
      </Button>
    ) : null;
  }
  const most = t('table.min', { n: mostMinutes });
  const cell = ({ seconds, offRoad }: UnitTimes, goal: number) => {
    if (offRoad || times.offRoadGoals.includes(goal)) return t('table.offRoad');
    const time = seconds[goal] ?? null;
    return time === null ? t('table.notWithin', { most }) : t('table.min', { n: minutesOf(time) });
  };
  const columns: Column<UnitTimes>[] = [
    {
      key: 'address',
      header: t('table.address'),
      width: 'minmax(10rem, 1fr)',
      cell: ({ unit }) => streetAddress(unit.addressObjectData),
      sortBy: ({ unit }) => streetAddress(unit.addressObjectData),
    },
    ...goalNames.map((name, goal): Column<UnitTimes> => {
      return {
        key: `goal-${goal}`,
        header: name,
        width: 'minmax(8rem, 1fr)',
        numeric: true,
        cell: row => cell(row, goal),
        sortBy: ({ seconds }) => seconds[goal] ?? null,
      };
    }),
  ];
  const offRoad = times.rows.filter(row => row.offRoad).length + times.offRoadGoals.length;
  return (
    <Stack gap="2">
      {offRoad > 0 ? (
        <Text fontSize="sm" color="muted">
          {t('table.offRoadNote', { count: offRoad, n: number(offRoad) })}
        </Text>
      ) : null}
      <DataTable
        label={t('table.label', { name: portfolioName })}
        columns={columns}
        rows={times.rows}
        rowKey={({ unit }) => unit.id}
        maxHeight="24rem"
        minWidth={`${10 + 8 * goalNames.length}rem`}
      />
      <Button alignSelf="end" disabled={props.exporting} onClick={props.onExport}>
        <Download aria-hidden />
        {t('table.export')}
      </Button>
    </Stack>
  );
}
