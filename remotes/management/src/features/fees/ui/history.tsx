import type { FeeAgreement, FeeEvent } from '@kavel/contracts/fees';
import { useFormats } from '@kavel/i18n';
import { Card, Grid, SectionTitle, Text } from '@kavel/ui/core';
import { useFeeTexts } from '../../../i18n/fees';

/** Person behind an entry or event; both people when one acted on behalf of the other. */
export function usePeopleText(): (people: { actor: string; onBehalfOf: string | null }) => string {
  const t = useFeeTexts();
  return ({ actor, onBehalfOf }) =>
    onBehalfOf === null ? actor : t('statement.onBehalf', { actor, user: onBehalfOf });
}

/** History of the agreement, newest first. */
export function History({ agreement, events }: { agreement: FeeAgreement; events: readonly FeeEvent[] }) {
  const t = useFeeTexts();
  const format = useFormats();
  const peopleText = usePeopleText();
  return (
    <Card px="4" py="3">
      <SectionTitle mb="2">{t('history.title')}</SectionTitle>
      <Grid as="ol" listStyle="none" p="0" gap="2">
        {events.map(event => (
          <li key={event.id}>
            <Text fontSize="sm" fontWeight="medium">
              {t(`history.${event.kind}`)}
            </Text>
            <Text fontSize="xs" color="muted" overflowWrap="anywhere">
              {format.moment(event.at)} · {peopleText(event)}, {agreement[event.party].name}
            </Text>
          </li>
        ))}
      </Grid>
    </Card>
  );
}
