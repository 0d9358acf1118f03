import { ApiError, call, portfolioQueries } from '@kavel/api-client';
import { portfolioApi } from '@kavel/contracts';
import { bulkLineLimit } from '@kavel/contracts/bulk';
import type { LocatorFilter } from '@kavel/contracts/locator';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { Button, Notice, Skeleton, Stack } from '@kavel/ui/core';
import { Field, Input, Segmented, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useState, useSyncExternalStore } from 'react';
import { addingWork, isAtWork } from '../api/adding-work';
import { useTexts } from '../i18n';
import type { ObjectsToAdd } from '../model/adding';
import type { ResultOrder } from '../model/result-order';
import type { Selection } from '../model/selection';

const newPortfolio = 'new';
const nameLimit = 120;

export interface AddDialogProps {
  /** All that was found, as the alternative to what is selected; null where only the selection can be added. */
  result: { filter: LocatorFilter; order: ResultOrder; count: number } | null;
  selection: Selection;
  /** Name of the list at the service: the filter as text. */
  listName: string;
  onClose: () => void;
}

/** Dialog: which objects (selected or all) go to which portfolio. Progress is shown beside the table. */
export default function AddDialog(props: AddDialogProps) {
  const { result, selection, listName, onClose } = props;
  const count = result?.count ?? 0;
  const t = useTexts();
  const { number } = useFormats();
  const client = useQueryClient();
  const portfolios = useQuery(portfolioQueries.list());
  const earlier = useSyncExternalStore(addingWork.subscribe, addingWork.get);
  // One list at a time: another would leave the first halfway.
  const waitsFor = earlier && isAtWork(earlier) ? earlier.adding.portfolio.name : null;
  const [what, setWhat] = useState<ObjectsToAdd['kind']>(selection.size > 0 || !result ? 'chosen' : 'result');
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');

  const where = chosen ?? portfolios.data?.[0]?.id ?? newPortfolio;
  const wanted = what === 'chosen' ? selection.size : count;
  const total = Math.min(wanted, bulkLineLimit);

  const targetOf = async () => {
    const known = portfolios.data?.find(({ id }) => id === where);
    if (known) return known;
    const made = await call(portfolioApi.createPortfolio, { body: { name: name.trim() } });
    // A second try after a failure goes on with the portfolio that was made.
    await client.invalidateQueries({ queryKey: portfolioQueries.all() });
    setChosen(made.id);
    return made;
  };
  const start = useMutation({
    mutationFn: async () => {
      const { id, name: portfolioName } = await targetOf();
      const objects: ObjectsToAdd =
        what === 'result' && result
          ? { kind: what, filter: result.filter, order: result.order }
          : { kind: 'chosen', ids: [...selection] };
      await addingWork.begin({ id, name: portfolioName }, objects, total, listName);
    },
    onSuccess: onClose,
  });

  const nameTaken = start.error instanceof ApiError && start.error.code === 'name-taken';
  const ready = waitsFor === null && (where !== newPortfolio || name.trim() !== '');
  const footer = (
    <Button
      variant="solid"
      disabled={!ready || total === 0 || start.isPending || portfolios.isPending}
      onClick={() => start.mutate()}
    >
      {start.isPending ? t('addStarting') : t('addStart')}
    </Button>
  );

  return (
    <Dialog open onClose={onClose} title={t('addTitle')} closeLabel={t('close')} footer={footer}>
      <Stack gap="3">
        {selection.size > 0 && result ? (
          <Segmented
            label={t('addWhat')}
            value={what}
            options={[
              { value: 'chosen', label: t('addSelected', { count: selection.size }) },
              { value: 'result', label: t('addAll', { count }) },
            ]}
            onChange={setWhat}
          />
        ) : (
          <strong>{result ? t('addAll', { count }) : t('addSelected', { count: selection.size })}</strong>
        )}
        {wanted > bulkLineLimit ? (
          <Notice tone="warning">{t('addLimit', { n: number(bulkLineLimit) })}</Notice>
        ) : null}
        {portfolios.isPending ? (
          <Skeleton height="14" />
        ) : (
          <Field label={t('addWhere')}>
            <Select value={where} onChange={event => setChosen(event.target.value)}>
              {portfolios.data?.map(portfolio => (
                <option key={portfolio.id} value={portfolio.id}>
                  {portfolio.name}
                </option>
              ))}
              <option value={newPortfolio}>{t('addNew')}</option>
            </Select>
          </Field>
        )}
        {where === newPortfolio && !portfolios.isPending ? (
          <Field label={t('addName')} error={nameTaken ? t('addNameTaken') : null}>
            <Input value={name} maxLength={nameLimit} onChange={event => setName(event.target.value)} />
          </Field>
        ) : null}
        {waitsFor === null ? null : <Notice tone="info">{t('addWaits', { name: waitsFor })}</Notice>}
        {start.isError && !nameTaken ? <Notice tone="error">{t('addNotBegun')}</Notice> : null}
      </Stack>
    </Dialog>
  );
}
