import { useFormats } from '@kavel/i18n';
import { useSearchParams } from '@kavel/router';
import { useEffect, useState } from 'react';
import { tidyPrice } from '../../../common/parse-price';
import { formFrom, type Purchase, type PurchaseForm, paramsOf, readForm } from '../model/purchase-form';

/** Debounce time between keystrokes, in milliseconds. */
const pause = 200;

function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The fields, their errors, and the debounced purchase, which is kept in the page address. */
export function usePurchaseForm(firstYear: number | null) {
  const [params, setParams] = useSearchParams();
  const format = useFormats();
  const [form, setForm] = useState<PurchaseForm>(() => {
    const asked = formFrom(params, todayHere());
    return { ...asked, price: tidyPrice(asked.price, format.number) };
  });
  const { purchase, problems } = readForm(form, firstYear);
  const [settled, setSettled] = useState<Purchase | null>(purchase);
  const written = purchase ? paramsOf(purchase).toString() : null;

  // `written` identifies the content of `purchase`, which is a new object in every render.
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(purchase);
      if (written !== null) setParams(new URLSearchParams(written), { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [written]);

  return { form, setForm, problems, purchase: settled };
}
