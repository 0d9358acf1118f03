import { useFormats } from '@kavel/i18n';
import { useNavigate } from '@kavel/router';
import { useValuationCalls } from '../api/valuation-calls';
import { defaultValuationName, localDay } from '../model/default-name';
import { ValuationDialog } from './valuation-dialog';

export interface NewValuationProps {
  portfolio: { id: string; name: string };
  /** Units to be valued; absent: all of the portfolio. */
  unitIds?: string[];
  onClose: () => void;
}

/** Asks for name and value date, creates a valuation and opens its first step. */
export function NewValuation({ portfolio, unitIds, onClose }: NewValuationProps) {
  const format = useFormats();
  const navigate = useNavigate();
  const calls = useValuationCalls(portfolio.id);
  const today = localDay(new Date());
  return (
    <ValuationDialog
      initialName={defaultValuationName(portfolio.name, today, format)}
      initialDate={today}
      onClose={onClose}
      onSubmit={async (name, valueDate) => {
        const { id } = await calls.create(name, valueDate, unitIds);
        navigate(`/valuation/${id}/buckets`);
      }}
    />
  );
}
