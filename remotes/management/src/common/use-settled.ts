import { useEffect, useState } from 'react';

/** The text when typing pauses, so that not every letter is a call. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 200);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}
