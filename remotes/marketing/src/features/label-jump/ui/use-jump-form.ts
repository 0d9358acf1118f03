import { useFormats } from '@kavel/i18n';
import { useDebounced } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { useEffect, useState } from 'react';
import { tidyPrice } from '../../../common/parse-price';
import { formFrom, type JumpForm, paramsOf, readForm } from '../model/jump-form';

/** Debounce time between keystrokes, in milliseconds. */
const pause = 200;

/** The fields, their problems, and the debounced jump, which is kept in the page address. */
export function useJumpForm() {
  const [params, setParams] = useSearchParams();
  const format = useFormats();
  const [form, setForm] = useState<JumpForm>(() => {
    const asked = formFrom(params);
    return { ...asked, value: tidyPrice(asked.value, format.number) };
  });
  const { problems } = readForm(form);
  const { jump } = readForm(useDebounced(form, pause));
  const written = jump ? paramsOf(jump).toString() : null;
  useEffect(() => {
    if (written !== null) setParams(new URLSearchParams(written), { replace: true });
  }, [written]);
  return { form, setForm, problems, jump };
}
