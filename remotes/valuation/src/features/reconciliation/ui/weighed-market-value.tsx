import { valuationQueries } from '@kavel/api-client';
import { isEditable, shownValue, type ValuationDetail } from '@kavel/contracts';
import type { WeighedValue, Weighing } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQueryClient } from '@kavel/query';
import { Box, Button, Flex, Text } from '@kavel/ui/core';
import { Pencil } from '@kavel/ui/icons';
import { useState } from 'react';
import { announceChange } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { saveWeighing } from '../api/save-weighing';
import { WeighingDialog } from './weighing-dialog';

interface WeighedMarketValueProps {
  valuation: ValuationDetail;
  weighed: WeighedValue;
}

/** Cash flow and comparison together: the weight, why, and the value; a draft can be changed. */
export function WeighedMarketValue({ valuation, weighed }: WeighedMarketValueProps) {
  const t = useTexts();
  const f = useFormats();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const save = useMutation({
    mutationFn: (weighing: Weighing) => saveWeighing(valuation.id, weighing),
    onSuccess: () => {
      setOpen(false);
      void client.invalidateQueries({ queryKey: valuationQueries.one(valuation.id) });
      announceChange(valuation.id);
    },
  });
  const { weight, reason, value, both, comparisonOnly } = weighed;
  return (
    <Box borderTopWidth="1px" borderColor="line" mt="3" pt="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minWidth="14rem">
          <Text fontWeight="semibold">
            {weight === 0 ? t('weighing.none') : `${t('weighing.title')} ${f.money(shownValue({ value }))}`}
          </Text>
          <Text fontSize="sm" color="muted">
            {weight === 0
              ? t('weighing.noneText')
              : t('weighing.text', {
                  cashFlow: f.percent(weight),
                  comparison: f.percent(1 - weight),
                  count: f.number(both.units),
                })}
            {weight > 0 && comparisonOnly.units > 0
              ? ` ${t('weighing.comparisonOnly', { count: comparisonOnly.units })}`
              : null}
          </Text>
          {reason ? (
            <Box as="q" display="block" fontSize="sm">
              {reason}
            </Box>
          ) : null}
        </Box>
        {isEditable(valuation) ? (
          <Button
            onClick={() => {
              save.reset();
              setOpen(true);
            }}
            _print={{ display: 'none' }}
          >
            <Pencil aria-hidden />
            {t('weighing.change')}
          </Button>
        ) : null}
      </Flex>
      {open ? (
        <WeighingDialog
          weighing={weighed}
          saving={save.isPending}
          error={save.error}
          onClose={() => setOpen(false)}
          onSubmit={save.mutate}
        />
      ) : null}
    </Box>
  );
}
