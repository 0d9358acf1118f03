import { portfolioQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { streetAddress } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import type { LonLat } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { Button, Flex, ListButton, PlainList, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { projectQueries } from '../../projects';
import { useTexts } from '../i18n';
import { type Circle, distance } from '../model/circle';

/** Rows that are shown of what lies within. */
const mostShown = 50;

export interface WithinCircleProps {
  circle: Circle;
  onProject: (id: string) => void;
  onObject: (objectId: string) => void;
  onRemove: () => void;
}

interface Near {
  key: string;
  label: string;
  metres: number;
  onPick: () => void;
}

/** The user's own units and projects within the circle, the nearest first. */
export function WithinCircle({ circle, onProject, onObject, onRemove }: WithinCircleProps) {
  const t = useTexts();
  const { number } = useFormats();
  const session = useSession();
  const { data: units = [] } = useQuery({
    ...portfolioQueries.units(),
    enabled: hasPermission(session, 'auth.portfolio-hub'),
  });
  const { data: markers = [] } = useQuery({
    ...projectQueries.markers({ selectedDatePreset: 'all' }),
    enabled: hasPermission(session, 'auth.unrestricted-access-general'),
  });
  const metresTo = (place: LonLat) => distance(circle.centre, place);
  const near: Near[] = [
    ...units.map(({ id, objectId, addressObjectData: facts }) => ({
      key: id,
      label: streetAddress(facts),
      metres: metresTo(facts),
      onPick: () => onObject(objectId),
    })),
    ...markers.map(marker => ({
      key: marker.id,
      label: `${marker.issue_key} ${marker.title}`,
      metres: metresTo(marker),
      onPick: () => onProject(marker.id),
    })),
  ]
    .filter(({ metres }) => metres <= circle.radius)
    .sort((a, b) => a.metres - b.metres);
  const title = t('within.title', { radius: number(circle.radius) });

  return (
    <Stack as="section" gap="2" aria-label={title}>
      <Flex alignItems="center" justifyContent="space-between" gap="2">
        <SectionTitle>{title}</SectionTitle>
        <Button onClick={onRemove}>{t('within.remove')}</Button>
      </Flex>
      <Text fontSize="sm" color="muted">
        {t('within.count', { count: near.length, n: number(near.length) })}
      </Text>
      <PlainList>
        {near.slice(0, mostShown).map(({ key, label, metres, onPick }) => (
          <li key={key}>
            <ListButton onClick={onPick}>
              <span>{label}</span>
              <Text as="span" ms="auto" color="muted">
                {`${number(Math.round(metres))} m`}
              </Text>
            </ListButton>
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}
