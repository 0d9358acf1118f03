import type { WishlistItem } from '@kavel/contracts/transactions';
import { TextButton, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useTexts } from '../i18n';
import { knownFields } from '../model/compared-fields';
import { useFieldFormat } from './use-field-format';

export interface CompareTableProps {
  items: readonly WishlistItem[];
  onSelect: (transactionId: string) => void;
}

/** Table with a column for each transaction. */
export function CompareTable({ items, onSelect }: CompareTableProps) {
  const t = useTexts();
  const format = useFieldFormat();
  const fields = knownFields(items.map(({ transaction }) => transaction));
  return (
    <ScrollRegion label={t('looks.compare')} overflowX="auto">
      <TextTable dense>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            {items.map(({ id, gone, transaction }) => (
              <th key={id} scope="col">
                {gone ? (
                  transaction.address
                ) : (
                  <TextButton onClick={() => onSelect(transaction.id)}>{transaction.address}</TextButton>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(field => (
            <tr key={field}>
              <th scope="row">{t(`fields.${field}`)}</th>
              {items.map(({ id, transaction }) => (
                <td key={id}>{format(transaction, field)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('note')}</th>
            {items.map(({ id, note }) => (
              <td key={id}>{note}</td>
            ))}
          </tr>
        </tbody>
      </TextTable>
    </ScrollRegion>
  );
}
