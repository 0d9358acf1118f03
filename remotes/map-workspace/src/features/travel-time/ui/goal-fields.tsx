import { useAddressSuggestions } from '@kavel/api-client';
import { travelTimeLimits } from '@kavel/contracts/travel-time';
import { Button, Flex, Pill, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { AddressSearch } from '@kavel/ui/forms';
import { X } from '@kavel/ui/icons';
import { useState } from 'react';
import type { TravelPoint } from '../../../common/travel/travel-address';
import { useTexts } from '../i18n';
import type { TableView } from '../model/table-address';

export interface GoalFieldsProps {
  table: TableView;
  /** Of the goals. */
  names: readonly string[];
  /** Of the map, which can be taken as goals. */
  origins: readonly TravelPoint[];
  onChange: (table: TableView) => void;
}

/** The goals of the table: addresses, or the origins of the map. */
export function GoalFields({ table, names, origins, onChange }: GoalFieldsProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);
  const { goals } = table;
  const put = (next: readonly TravelPoint[]) => onChange({ ...table, goals: next });
  const points = origins.map(({ lon, lat, objectId }) => ({ lon, lat, objectId }));
  return (
    <Stack as="section" aria-label={t('table.goals')} gap="2">
      <SectionTitle>{t('table.goals')}</SectionTitle>
      <Flex gap="1.5" wrap="wrap">
        {goals.map((goal, at) => (
          <Pill
            // Two goals may be at one place.
            key={`${at} ${goal.lon} ${goal.lat}`}
            removable
            aria-label={t('remove', { name: names[at] ?? '' })}
            onClick={() => put(goals.filter((_, other) => other !== at))}
          >
            {names[at]}
            <X aria-hidden />
          </Pill>
        ))}
      </Flex>
      {goals.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {t('table.noGoals')}
        </Text>
      ) : null}
      {goals.length < travelTimeLimits.goals ? (
        <AddressSearch
          label={t('table.goalSearch')}
          placeholder={t('add.placeholder')}
          text={text}
          onTextChange={setText}
          found={found}
          onPick={({ lon, lat, objectId }) => {
            setText('');
            put([...goals, { lon, lat, objectId }]);
          }}
        />
      ) : (
        <Text fontSize="sm" color="muted">
          {t('table.tooManyGoals', { most: travelTimeLimits.goals })}
        </Text>
      )}
      {points.length > 0 ? (
        <Button alignSelf="start" onClick={() => put(points)}>
          {t('table.fromOrigins')}
        </Button>
      ) : null}
    </Stack>
  );
}
