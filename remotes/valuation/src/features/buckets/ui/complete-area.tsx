import { valuationQueries } from '@kavel/api-client';
import type { Unit } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { Button, Flex } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../common/error-text';
import { unitName } from '../../../common/open-valuation';
import { announceChange, useInvalidateComputed } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { completeArea } from '../api/bucket-calls';

/** A place to fill in the missing area of a unit. */
export function CompleteArea({ valuationId, unit }: { valuationId: string; unit: Unit }) {
  const t = useTexts();
  const client = useQueryClient();
  const invalidateComputed = useInvalidateComputed(valuationId);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const area = Number(text.replace(',', '.'));
  const valid = area > 0;

  const save = useMutation({
    mutationFn: () => completeArea(unit.id, area),
    onSuccess: stored => {
      client.setQueryData(
        valuationQueries.detail(valuationId).queryKey,
        now => now && { ...now, units: now.units.map(other => (other.id === stored.id ? stored : other)) },
      );
      invalidateComputed();
      announceChange(valuationId);
      bus.publish('portfolio-changed', { portfolioId: unit.portfolioId });
      bus.publish('toast', { tone: 'success', title: t('buckets.completed', { address: unitName(unit) }) });
    },
    onError: error =>
      bus.publish('toast', { tone: 'error', title: t('errors.title'), description: errorText(error, t) }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (valid) save.mutate();
    else bus.publish('toast', { tone: 'warning', title: t('buckets.areaNeeded') });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Flex gap="1" align="center" justify="flex-end">
        <Input
          width="4.5rem"
          inputMode="decimal"
          aria-label={t('buckets.completeArea', { address: unitName(unit) })}
          aria-invalid={tried && !valid}
          title={t('buckets.completeHint')}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" disabled={save.isPending}>
          {t('buckets.complete')}
        </Button>
      </Flex>
    </form>
  );
}
