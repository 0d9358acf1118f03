import { portfolioQueries } from '@kavel/api-client';
import type { OwnColumn, UnitEvent } from '@kavel/contracts/units';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, PlainList, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { hubQueries } from '../api/hub-queries';
import { type UnitField, unitFields } from '../model/unit-form';

const dates: readonly UnitField[] = ['leaseEnd', 'leaseBreak'];

export interface UnitHistoryProps {
  unitId: string;
  /** Own columns, for their names. */
  own: readonly OwnColumn[];
}

/** Change history of a unit: who, what and when; shows actor and subject when acting on behalf. */
export function UnitHistory({ unitId, own }: UnitHistoryProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  const history = useQuery(hubQueries.history(unitId));
  const { data: portfolios } = useQuery(portfolioQueries.list());

  const figure = (field: UnitField, value: unknown): string => {
    if (dates.includes(field)) return format.date(String(value));
    return typeof value === 'number' && field !== 'bouwjaar' ? format.number(value) : String(value);
  };

  /** What changed: facts, tags and own columns that are still there. */
  const linesOf = ({ changes }: UnitEvent) => {
    const shown = [
      ...unitFields.map(field => ({
        key: field,
        name: t(`fields.${field}`),
        text: (value: unknown) => figure(field, value),
      })),
      { key: 'tags', name: hub('columns.tags'), text: String },
      ...own.map(({ id, name, kind }) => ({
        key: `own.${id}`,
        name,
        text: (value: unknown) =>
          typeof value === 'number'
            ? format.number(value)
            : kind === 'date'
              ? format.date(String(value))
              : String(value),
      })),
    ];
    return shown.flatMap(({ key, name, text }) => {
      const change = changes[key];
      if (!change) return [];
      const [from, to] = change.map(value => (value === null || value === '' ? '–' : text(value)));
      return [{ key, name, from, to }];
    });
  };

  const who = ({ actor, onBehalfOf }: UnitEvent): string => {
    if (!actor) return '';
    return onBehalfOf ? hub('history.onBehalf', { actor: actor.name, user: onBehalfOf.name }) : actor.name;
  };

  /** Portfolios that the user may not see have no name here. */
  const placesOf = ({ changes }: UnitEvent) => {
    const nameOf = (id: unknown) =>
      portfolios?.find(portfolio => portfolio.id === id)?.name ?? hub('history.elsewhere');
    const [from, to] = changes.portfolioId ?? [];
    return { from: nameOf(from), to: nameOf(to) };
  };

  return (
    <Stack gap="2">
      <SectionTitle>{hub('history.title')}</SectionTitle>
      {history.isPending ? <Skeleton height="4rem" /> : null}
      {history.isError ? <Text fontSize="sm">{t(`errors.${errorKey(history.error)}`)}</Text> : null}
      <PlainList as="ol" rules="above" aria-label={hub('history.title')} fontSize="sm">
        {history.data?.map(event => (
          <Box as="li" key={event.id} py="1.5">
            <Text color="muted">{[format.moment(event.at), who(event)].filter(Boolean).join(' · ')}</Text>
            {event.kind === 'changed'
              ? linesOf(event).map(({ key, name, from, to }) => (
                  <Text key={key}>
                    {name}: {from} → {to}
                  </Text>
                ))
              : event.kind === 'moved' || event.kind === 'copied'
                ? hub(`history.${event.kind}`, placesOf(event))
                : hub(`history.${event.kind}`)}
          </Box>
        ))}
      </PlainList>
    </Stack>
  );
}
