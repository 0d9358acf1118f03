import { hasPermission, useSession } from '@kavel/auth';
import type { Portfolio } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useNavigate } from '@kavel/router';
import { Button } from '@kavel/ui/core';
import { useState } from 'react';
import { toastError } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useValuationCalls } from '../api/valuation-calls';
import { defaultValuationName, localDay } from '../model/default-name';

/** Makes a valuation of the whole portfolio for today and goes to its first step. */
export function ValuePortfolioButton({ portfolio }: { portfolio: Portfolio }) {
  const t = useTexts();
  const format = useFormats();
  const navigate = useNavigate();
  const session = useSession();
  const calls = useValuationCalls(portfolio.id);
  const [busy, setBusy] = useState(false);
  if (!hasPermission(session, 'auth.automated-valuation')) return null;

  const start = async () => {
    setBusy(true);
    const today = localDay(new Date());
    try {
      const valuation = await calls.create(defaultValuationName(portfolio.name, today, format), today);
      navigate(`/valuation/${valuation.id}/buckets`);
    } catch (error) {
      toastError(t('valuations.createFailed'), error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="solid"
      disabled={busy || portfolio.unitCount === 0}
      title={portfolio.unitCount === 0 ? t('errors.portfolioEmpty') : undefined}
      onClick={() => void start()}
    >
      {busy ? t('common.busy') : t('hub.valuePortfolio')}
    </Button>
  );
}
