import { startTransition, useEffect, useState } from 'react';

/**
 * The value, one frame late: what is rendered from it waits until the map has painted. `useDeferredValue` may render
 * before the next frame and delay it.
 */
export function useAfterFrame<Value extends object>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The callback runs before the frame is painted, the timer after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLate(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return late;
}
