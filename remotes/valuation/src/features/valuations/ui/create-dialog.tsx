import { currentPortfolio, currentValuation, portfolioQueries, useSelection } from '@kavel/api-client';
import type { Portfolio } from '@kavel/contracts';
import { fitText } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import { Button, LinkButton, Notice, Stack } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../common/error-text';
import { stepPath } from '../../../common/open-valuation';
import { announceChange } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { createValuation } from '../api/valuation-calls';
import { isComplete, longestName, ValuationFormFields } from './valuation-form';

const today = () => new Date().toLocaleDateString('sv-SE');

export interface CreateDialogProps {
  /** Preselected portfolio, for example from the hub; defaults to the current one. */
  portfolioId: string | null;
  onClose: () => void;
}

/** Creates a valuation of a chosen portfolio and opens its first step. */
export function CreateDialog({ portfolioId, onClose }: CreateDialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const portfolios = useQuery(portfolioQueries.list());
  const remembered = useSelection(currentPortfolio);
  const [picked, setPicked] = useState<string | null>(portfolioId);
  const chosen = picked ?? portfolios.data?.find(({ id }) => id === remembered)?.id ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [valueDate, setValueDate] = useState(today);
  const [tried, setTried] = useState(false);

  const suggestName = (portfolio: Portfolio | undefined) => {
    if (!portfolio) return '';
    const nameWith = (name: string) =>
      t('create.defaultName', { portfolio: name, year: valueDate.slice(0, 4) });
    return nameWith(fitText(portfolio.name, longestName - nameWith('').length));
  };
  const name = typed ?? suggestName(portfolios.data?.find(({ id }) => id === chosen));

  const create = useMutation({
    mutationFn: createValuation,
    onSuccess: valuation => {
      currentValuation.remember(valuation.id);
      void client.invalidateQueries({ queryKey: ['valuations', 'list'] });
      announceChange(valuation.id);
      navigate(stepPath(valuation.id, 'buckets'));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen && isComplete({ name, valueDate }))
      create.mutate({ portfolioId: chosen, name: name.trim(), valueDate });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="create-valuation" variant="solid" disabled={create.isPending}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id="create-valuation" onSubmit={submit} noValidate>
        <Stack gap="4">
          {portfolios.isError ? <Notice tone="error">{errorText(portfolios.error, t)}</Notice> : null}
          {portfolios.data?.length === 0 ? (
            <Notice tone="info">
              {t('create.noPortfolios')} <LinkButton to="/landing">{t('create.toPortfolios')}</LinkButton>
            </Notice>
          ) : null}
          <Field label={t('create.portfolio')} error={tried && !chosen ? t('errors.noPortfolio') : null}>
            <Select value={chosen} onChange={event => setPicked(event.target.value)}>
              <option value="">{t('create.choose')}</option>
              {portfolios.data?.map(portfolio => (
                <option key={portfolio.id} value={portfolio.id}>
                  {portfolio.name} · {t('common.units', { count: portfolio.unitCount })}
                </option>
              ))}
            </Select>
          </Field>
          <ValuationFormFields
            fields={{ name, valueDate }}
            tried={tried}
            onChange={fields => {
              if (fields.name !== name) setTyped(fields.name);
              setValueDate(fields.valueDate);
            }}
          />
          {create.isError ? <Notice tone="error">{errorText(create.error, t)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
