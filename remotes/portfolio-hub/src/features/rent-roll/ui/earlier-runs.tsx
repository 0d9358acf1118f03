import type { IndexationRun } from '@kavel/contracts/leases';
import { useFormats } from '@kavel/i18n';
import { useMutation } from '@kavel/query';
import { Box, Button, Flex, PlainList, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Undo2 } from '@kavel/ui/icons';
import { toastError, toastSuccess } from '../../../common/toast';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import { useRentRollCalls } from '../api/rent-roll-calls';

export interface EarlierRunsProps {
  runs: readonly IndexationRun[];
  portfolioId: string;
}

/** Runs that were applied, each to be undone as a whole. */
export function EarlierRuns({ runs, portfolioId }: EarlierRunsProps) {
  const t = useRentRollTexts();
  const format = useFormats();
  const calls = useRentRollCalls(portfolioId);
  const undo = useMutation({
    mutationFn: ({ id }: IndexationRun) => calls.undoIndexation(id),
    onSuccess: ({ date, kept }) => {
      const told = [t('indexation.undoneToast', { date: format.date(date) })];
      if (kept > 0) told.push(t('indexation.kept', { count: kept, n: format.number(kept) }));
      toastSuccess(told.join('. '));
    },
    onError: error => toastError(t('indexation.undoFailed'), error),
  });
  if (runs.length === 0) return null;
  return (
    <Stack gap="2">
      <SectionTitle>{t('indexation.earlier')}</SectionTitle>
      <PlainList>
        {runs.map(run => (
          <Flex
            as="li"
            key={run.id}
            gap="3"
            alignItems="center"
            py="2"
            borderBottomWidth="1px"
            borderColor="line"
          >
            <Box flex="1" minWidth="0">
              <Text>
                {t('indexation.run', {
                  date: format.date(run.date),
                  n: format.number(run.totals.indexed),
                  old: format.money(run.totals.oldRent),
                  new: format.money(run.totals.newRent),
                })}
              </Text>
              <Text fontSize="sm" color="muted" overflowWrap="anywhere">
                {t('indexation.runNote', {
                  name: run.madeBy,
                  moment: format.moment(run.createdAt),
                  source:
                    run.cpi === null
                      ? t('indexation.noSource')
                      : `${format.percent(run.cpi)} – ${run.source ?? ''}`,
                })}
              </Text>
            </Box>
            {run.undoneAt ? (
              <Text fontSize="sm" color="muted">
                {t('indexation.undone')}
              </Text>
            ) : (
              <Button
                aria-label={t('indexation.undoOf', { date: format.date(run.date) })}
                disabled={undo.isPending}
                onClick={() => undo.mutate(run)}
              >
                <Undo2 aria-hidden />
                {t('indexation.undo')}
              </Button>
            )}
          </Flex>
        ))}
      </PlainList>
    </Stack>
  );
}
