import { call, portfolioQueries } from '@kavel/api-client';
import { portfolioApi } from '@kavel/contracts';
import type { PortfolioYear } from '@kavel/contracts/portfolios';
import { useLanguage } from '@kavel/i18n';
import { useQueryClient } from '@kavel/query';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { figureText, parseFigure } from '../../../common/parse-figure';
import { toastSuccess } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useValueTexts } from '../../../i18n/value';

const fields = ['income', 'costs', 'capex', 'receipts'] as const;
type FieldName = (typeof fields)[number];

export interface YearDialogProps {
  portfolioId: string;
  year: number;
  entered: PortfolioYear | null;
  onClose: () => void;
}

/** Income and spending of one year as the owner knows them; what was typed stays when the service refuses it. */
export function YearDialog({ portfolioId, year, entered, onClose }: YearDialogProps) {
  const t = useValueTexts();
  const common = useTexts();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const formId = useId();
  const [texts, setTexts] = useState<Record<FieldName, string>>(() => ({
    income: figureText(entered?.income ?? null, language),
    costs: figureText(entered?.costs ?? null, language),
    capex: figureText(entered?.capex ?? null, language),
    receipts: figureText(entered?.receipts ?? null, language),
  }));
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const amount = (field: FieldName) => parseFigure(texts[field], language);
  const isWrong = (field: FieldName) => {
    const value = amount(field);
    return value !== null && !(value >= 0 && value <= 1e12);
  };
  const isHalf = (amount('income') === null) !== (amount('costs') === null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (busy || isHalf || fields.some(isWrong)) return;
    setBusy(true);
    setFailure(null);
    const body = {
      ...{ income: amount('income'), costs: amount('costs') },
      ...{ capex: amount('capex'), receipts: amount('receipts') },
    };
    try {
      await call(portfolioApi.savePortfolioYear, { params: { id: portfolioId, year }, body });
      await queryClient.invalidateQueries({
        queryKey: [...portfolioQueries.all(), 'value-over-time', portfolioId],
      });
      toastSuccess(t('entry.saved', { year }));
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('entry.title', { year })}
      closeLabel={common('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{common('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy}>
            {common(busy ? 'common.busy' : 'common.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} noValidate>
        <Stack gap="3">
          <Text fontSize="sm" color="muted">
            {t('entry.hint')}
          </Text>
          {failure ? <Notice tone="error">{common(`errors.${errorKey(failure)}`)}</Notice> : null}
          {asked && isHalf ? <Notice tone="error">{t('entry.both')}</Notice> : null}
          {fields.map((field, at) => (
            <Field
              key={field}
              label={t(`entry.${field}`)}
              error={asked && isWrong(field) ? t('entry.invalid') : null}
            >
              <Input
                autoFocus={at === 0}
                inputMode="decimal"
                value={texts[field]}
                onChange={({ target }) => setTexts(now => ({ ...now, [field]: target.value }))}
              />
            </Field>
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
