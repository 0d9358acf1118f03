import { useAddressSuggestions } from '@kavel/api-client';
import { useNavigate } from '@kavel/router';
import { AddressSearch } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { useCatalogue } from './catalogue-context';

export interface AddressPickerProps {
  label?: string;
  /** Shows the label above the field. */
  labelled?: boolean;
  /** By default it speaks of another address than that of the page. */
  placeholder?: string;
  /** By default it opens the page of the address. */
  onPick?: (objectId: string) => void;
}

/** Address search on the pages of a score. */
export function AddressPicker({ label, labelled = false, placeholder, onPick }: AddressPickerProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { path } = useCatalogue();
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);
  const open = (objectId: string) => void navigate(`${path}/${objectId}`);
  return (
    <AddressSearch
      label={label ?? t('page.search')}
      labelled={labelled}
      placeholder={placeholder ?? t('page.searchPlaceholder')}
      text={text}
      onTextChange={setText}
      found={found}
      onPick={({ objectId }) => {
        setText('');
        (onPick ?? open)(objectId);
      }}
    />
  );
}
