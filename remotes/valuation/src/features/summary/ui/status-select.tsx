import { call, valuationQueries } from '@kavel/api-client';
import { type ValuationDetail, type ValuationStatus, valuationApi } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { Select } from '@kavel/ui/forms';
import { errorText } from '../../../common/error-text';
import { nextStatuses } from '../../../common/status';
import { announceChange } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';

/** The status of the valuation, and where it may go from there. */
export function StatusSelect({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const client = useQueryClient();
  const { id, name } = valuation;
  const move = useMutation({
    mutationFn: (status: ValuationStatus) => call(valuationApi.updateStatus, { params: { id, status } }),
    onSuccess: stored => {
      client.setQueryData(valuationQueries.detail(id).queryKey, now => now && { ...now, ...stored });
      void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
      announceChange(id);
      bus.publish('toast', {
        tone: 'success',
        title: t('hub.statusSaved', { name, status: t(`status.${stored.status}`) }),
      });
    },
    onError: error =>
      bus.publish('toast', { tone: 'error', title: t('errors.title'), description: errorText(error, t) }),
  });
  return (
    <Select
      width="11rem"
      aria-label={t('status.label')}
      value={valuation.status}
      disabled={move.isPending || nextStatuses[valuation.status].length === 0}
      onChange={event => {
        const chosen = nextStatuses[valuation.status].find(status => status === event.target.value);
        if (chosen) move.mutate(chosen);
      }}
    >
      {[valuation.status, ...nextStatuses[valuation.status]].map(status => (
        <option key={status} value={status}>
          {status === valuation.status
            ? t(`status.${status}`)
            : t('status.to', { status: t(`status.${status}`) })}
        </option>
      ))}
    </Select>
  );
}
