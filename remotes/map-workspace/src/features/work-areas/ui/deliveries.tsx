import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Flex, PlainList, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { workAreaQueries } from '../api/work-area-queries';
import { useTexts } from '../i18n';
import type { WorkAreaCalls } from './use-work-area-calls';

/** Imported files with their state and rejected areas. */
export function Deliveries({ calls }: { calls: WorkAreaCalls }) {
  const t = useTexts();
  const { date, number } = useFormats();
  const { data = [] } = useQuery(workAreaQueries.deliveries());
  if (data.length === 0) return null;
  return (
    <Stack gap="2" borderTopWidth="1px" borderColor="line" pt="3">
      <SectionTitle>{t('deliveries.title')}</SectionTitle>
      <PlainList aria-label={t('deliveries.title')}>
        {data.map(({ id, name, state, accepted, rejected, madeBy, createdAt }) => (
          <Box as="li" key={id} py="2">
            <Flex gap="2" alignItems="center">
              <Text flex="1" fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
              <Text fontSize="sm">{t(`deliveries.states.${state}`)}</Text>
            </Flex>
            <Text fontSize="sm" color="muted">
              {t('deliveries.counts', {
                n: number(accepted),
                rejected: number(rejected.length),
                madeBy,
                date: date(createdAt),
              })}
            </Text>
            {rejected.map(area => (
              <Text key={area.number} fontSize="xs" color="muted">
                {`${area.number}. ${area.name} — ${t(`import.problems.${area.problem}`)}`}
              </Text>
            ))}
            {state === 'undone' || accepted === 0 ? null : (
              <Button
                mt="1"
                aria-label={t('deliveries.undoOf', { name })}
                onClick={() => void calls.undo(id, name)}
              >
                {t('deliveries.undo')}
              </Button>
            )}
          </Box>
        ))}
      </PlainList>
    </Stack>
  );
}
