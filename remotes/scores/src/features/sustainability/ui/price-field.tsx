import { Box } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';

/** An assumption to begin with, euro for a kWh of gas, electricity or heat. */
const assumedPrice = 0.2;

/** The energy price that payback is computed with, and its field. */
export function usePrice(): { price: number; field: React.ReactElement } {
  const t = useTexts();
  const [price, setPrice] = useState(assumedPrice);
  const field = (
    <Box maxWidth="20rem">
      <Field label={t('measures.price')} hint={t('measures.priceHint')}>
        <Input
          type="number"
          min={0}
          max={5}
          step={0.01}
          value={price}
          onChange={event => setPrice(Math.max(0, Number(event.target.value) || 0))}
        />
      </Field>
    </Box>
  );
  return { price, field };
}
