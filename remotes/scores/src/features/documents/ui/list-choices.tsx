import { portfolioQueries, valuationQueries } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Field, Select } from '@kavel/ui/forms';
import { briefsQuery } from '../api/briefs-query';
import { useTexts } from '../i18n';

export interface ChoiceProps {
  subject: string | null;
  onChoose: (subject: string | null) => void;
}

/** A valuation of the organisation. */
export function ValuationChoice(props: ChoiceProps) {
  const t = useTexts();
  const format = useFormats();
  const { data, isError } = useQuery(valuationQueries.list());
  const items = data?.map(({ id, name, portfolioName, valueDate }) => ({
    id,
    name: [name, portfolioName, format.date(valueDate)].filter(Boolean).join(' · '),
  }));
  return <ListChoice label={t('valuation')} items={items} failed={isError} {...props} />;
}

/** A portfolio that the user may see. */
export function PortfolioChoice(props: ChoiceProps) {
  const t = useTexts();
  const { data, isError } = useQuery(portfolioQueries.list());
  return <ListChoice label={t('portfolio')} items={data} failed={isError} {...props} />;
}

/** A technical brief of the organisation; its latest version is made. */
export function BriefChoice(props: ChoiceProps) {
  const t = useTexts();
  const { data, isError } = useQuery(briefsQuery);
  const items = data?.filter(({ id }, at) => data.findIndex(one => one.id === id) === at);
  return <ListChoice label={t('brief')} items={items} failed={isError} {...props} />;
}

interface ListChoiceProps extends ChoiceProps {
  label: string;
  /** Undefined while they load. */
  items: readonly { id: string; name: string }[] | undefined;
  failed: boolean;
}

function ListChoice({ label, items, failed, subject, onChoose }: ListChoiceProps) {
  const t = useTexts();
  const listed = items?.some(({ id }) => id === subject);
  const nothing = failed ? t('list.failed') : items ? t('list.choose') : t('list.loading');
  return (
    <Field label={label} {...(items?.length === 0 ? { hint: t('list.none') } : {})}>
      <Select
        value={listed ? (subject ?? '') : ''}
        disabled={!items?.length}
        onChange={event => onChoose(event.target.value || null)}
      >
        <option value="">{nothing}</option>
        {items?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
