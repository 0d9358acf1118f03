import { Button } from '@kavel/ui/core';
import { useState } from 'react';
import { useFeeTexts } from '../../../i18n/fees';

export interface ConfirmButtonProps {
  label: string;
  disabled: boolean;
  onConfirm: () => void;
}

/** Button for an irreversible action: asks at the first press, acts at the second. */
export function ConfirmButton({ label, disabled, onConfirm }: ConfirmButtonProps) {
  const t = useFeeTexts();
  const [asked, setAsked] = useState(false);
  const press = () => {
    setAsked(!asked);
    if (asked) onConfirm();
  };
  return (
    <Button variant="danger" disabled={disabled} onClick={press} onBlur={() => setAsked(false)}>
      <span aria-live="polite">{asked ? t('moves.sure', { what: label }) : label}</span>
    </Button>
  );
}
