import { portfolioQueries } from '@kavel/api-client';
import type { UnitEvent } from '@kavel/contracts/units';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, PlainList, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { hubQueries } from '../api/hub-queries';
import { type UnitField, unitFields } from '../model/unit-form';

const dates: readonly UnitField[] = ['leaseEnd', 'leaseBreak'];

/** Change history of a unit: who, what and when; shows actor and subject when acting on behalf. */
export function UnitHistory({ unitId }: { unitId: string }) {
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  const history = useQuery(hubQueries.history(unitId));
  const { data: portfolios } = useQuery(portfolioQueries.list());

  const figure = (field: UnitField, value: unknown): string => {
    if (value === null || value === undefined) return '–';
    if (dates.includes(field)) return format.date(String(value));
    return typeof value === 'number' && field !== 'bouwjaar' ? format.number(value) : String(value);
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
              ? unitFields.map(field => {
                  const change = event.changes[field];
                  if (!change) return null;
                  return (
                    <Text key={field}>
                      {t(`fields.${field}`)}: {figure(field, change[0])} → {figure(field, change[1])}
                    </Text>
                  );
                })
              : event.kind === 'moved' || event.kind === 'copied'
                ? hub(`history.${event.kind}`, placesOf(event))
                : hub(`history.${event.kind}`)}
          </Box>
        ))}
      </PlainList>
    </Stack>
  );
}
