import type { Wishlist } from '@kavel/contracts/transactions';
import { Field, Select } from '@kavel/ui/forms';
import { useTexts } from '../i18n';

export interface ListOwnerProps {
  colleagues: Wishlist['colleagues'];
  /** Null: the own list. */
  ownerId: string | null;
  onChange: (ownerId: string | null) => void;
}

/** Choice between the own list and shared ones; hidden when no colleague shares a list. */
export function ListOwner({ colleagues, ownerId, onChange }: ListOwnerProps) {
  const t = useTexts();
  if (colleagues.length === 0) return null;
  return (
    <Field label={t('owner')}>
      <Select value={ownerId ?? ''} onChange={event => onChange(event.target.value || null)}>
        <option value="">{t('mine')}</option>
        {colleagues.map(({ userId, name, count }) => (
          <option key={userId} value={userId}>
            {t('listOf', { name, n: count })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
