import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for so long, in milliseconds. */
export function useSettled<Value extends object>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, settled, pause]);
  return settled;
}
