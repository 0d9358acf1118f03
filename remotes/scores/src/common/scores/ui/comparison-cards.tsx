import { Button, Card, DescriptionList, Flex, Stack } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { BestMark, ComparedAddress, useComparedRows } from './comparison-parts';
import type { ComparedProps } from './comparison-table';

/** A card for each address, for narrow windows; what is best among them is marked on its card. */
export function ComparisonCards({ scores, metrics, onRemove }: ComparedProps) {
  const t = useTexts();
  const rows = useComparedRows(scores, metrics);
  return (
    <Stack gap="4">
      {scores.map((score, at) => (
        <Card key={score.objectId} p="4" aria-label={score.address}>
          <Flex justifyContent="space-between" gap="3" alignItems="start">
            <h2>
              <ComparedAddress score={score} />
            </h2>
            <Button
              variant="ghost"
              aria-label={t('compare.removeOne', { address: score.address })}
              onClick={() => onRemove(score.objectId)}
            >
              {t('compare.remove')}
            </Button>
          </Flex>
          <DescriptionList
            look="ruled"
            termWidth="minmax(7rem, 10rem)"
            items={rows.map(({ key, title, cells, best }) => ({
              key,
              term: title,
              value: (
                <>
                  {cells[at]}
                  {best.has(at) ? <BestMark /> : null}
                </>
              ),
            }))}
          />
        </Card>
      ))}
    </Stack>
  );
}
