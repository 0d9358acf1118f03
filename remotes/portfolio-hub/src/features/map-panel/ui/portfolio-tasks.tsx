import { valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { PlainList, SectionTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { useMapPanelTexts } from '../../../i18n/map-panel';
import { shownValueOf, type UnitRow } from '../../units';

/** Valuations that are shown at once. */
const mostShown = 5;

interface Task {
  key: string;
  label: string;
  to: string;
}

export interface PortfolioTasksProps {
  portfolioId: string;
  rows: readonly UnitRow[];
}

/** What is left to do for a portfolio: valuations to finish or to review, and units with gaps. */
export function PortfolioTasks({ portfolioId, rows }: PortfolioTasksProps) {
  const panel = useMapPanelTexts();
  const { number } = useFormats();
  const session = useSession();
  const { data: valuations = [] } = useQuery({
    ...valuationQueries.list(portfolioId),
    enabled: hasPermission(session, 'auth.automated-valuation'),
  });
  const steps = { draft: 'buckets', 'in-review': 'summary' } as const;
  const unfinished = valuations
    .flatMap(({ id, name, status }): Task[] =>
      status === 'draft' || status === 'in-review'
        ? [
            {
              key: id,
              label: panel(`tasks.${status}`, { name }),
              to: `/valuation/${id}/${steps[status]}`,
            },
          ]
        : [],
    )
    .slice(0, mostShown);
  const gaps = [
    { key: 'withoutRent', count: rows.filter(({ annualRent }) => annualRent === null).length },
    { key: 'withoutValue', count: rows.filter(row => shownValueOf(row) === null).length },
  ] as const;
  const tasks: Task[] = [
    ...unfinished,
    ...gaps
      .filter(({ count }) => count > 0)
      .map(({ key, count }) => ({
        key,
        label: panel(`tasks.${key}`, { count, n: number(count) }),
        to: `/${portfolioId}/hub`,
      })),
  ];
  return (
    <Stack as="section" gap="1" aria-label={panel('tasks.title')}>
      <SectionTitle>{panel('tasks.title')}</SectionTitle>
      {tasks.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {panel('tasks.none')}
        </Text>
      ) : (
        <PlainList fontSize="sm">
          {tasks.map(({ key, label, to }) => (
            <li key={key}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </PlainList>
      )}
    </Stack>
  );
}
