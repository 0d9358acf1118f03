import { useLanguage } from '@kavel/i18n';
import { Box } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { readNumber, writtenNumber } from '../../../common/written-number';
import { useTexts } from '../i18n';

/** An assumption to begin with, euro for a kWh of gas, electricity or heat. */
const assumedPrice = 0.2;

/** Euro for a kWh: more is a slip of the keys. */
const mostPrice = 5;

/** The energy price that payback is computed with, and its field. */
export function usePrice(): { price: number; field: React.ReactElement } {
  const t = useTexts();
  const language = useLanguage();
  const [price, setPrice] = useState(assumedPrice);
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    const value = readNumber(text);
    return value !== null && value >= 0 && value <= mostPrice ? value : null;
  };
  const field = (
    <Box maxWidth="20rem">
      <Field label={t('measures.price')} hint={t('measures.priceHint')}>
        <Input
          inputMode="decimal"
          aria-invalid={typed !== null && read(typed) === null}
          value={typed ?? writtenNumber(price, language)}
          onChange={({ target }) => {
            setTyped(target.value);
            setPrice(now => read(target.value) ?? now);
          }}
          onBlur={() => setTyped(null)}
        />
      </Field>
    </Box>
  );
  return { price, field };
}
