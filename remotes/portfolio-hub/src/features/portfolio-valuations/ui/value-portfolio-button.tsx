import { hasPermission, useSession } from '@kavel/auth';
import type { Portfolio } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useAskedAction, useNavigate } from '@kavel/router';
import { Button } from '@kavel/ui/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n';
import { useValuationCalls } from '../api/valuation-calls';
import { defaultValuationName, localDay } from '../model/default-name';
import { ValuationDialog } from './valuation-dialog';

/** Asks for name and value date, creates a valuation of the whole portfolio and opens its first step. */
export function ValuePortfolioButton({ portfolio }: { portfolio: Portfolio }) {
  const t = useTexts();
  const format = useFormats();
  const navigate = useNavigate();
  const session = useSession();
  const calls = useValuationCalls(portfolio.id);
  const [asking, setAsking] = useState(false);
  useAskedAction({
    'value-portfolio': () => {
      if (portfolio.unitCount > 0) setAsking(true);
      else bus.publish('toast', { tone: 'info', title: t('errors.portfolioEmpty') });
    },
  });
  if (!hasPermission(session, 'auth.automated-valuation')) return null;

  const today = localDay(new Date());
  const create = async (name: string, valueDate: string) => {
    const valuation = await calls.create(name, valueDate);
    navigate(`/valuation/${valuation.id}/buckets`);
  };

  return (
    <>
      <Button
        variant="solid"
        disabled={portfolio.unitCount === 0}
        title={portfolio.unitCount === 0 ? t('errors.portfolioEmpty') : undefined}
        onClick={() => setAsking(true)}
      >
        {t('hub.valuePortfolio')}
      </Button>
      {asking ? (
        <ValuationDialog
          initialName={defaultValuationName(portfolio.name, today, format)}
          initialDate={today}
          onClose={() => setAsking(false)}
          onSubmit={create}
        />
      ) : null}
    </>
  );
}
