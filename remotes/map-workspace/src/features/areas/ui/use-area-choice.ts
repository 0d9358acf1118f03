import { useState } from 'react';

/** Codes of the selected area and of the one beside it. */
export interface AreaChoice {
  area: string | null;
  beside: string | null;
}

/** Selecting areas: while another one is being chosen, the next goes beside the first. */
export function useAreaChoice({ area }: AreaChoice, change: (choice: Partial<AreaChoice>) => void) {
  const [choosing, setChoosing] = useState(false);
  const isChoosing = choosing && area !== null;
  return {
    isChoosing,
    setChoosing,
    select(code: string | null): void {
      if (!isChoosing) change({ area: code, beside: null });
      else if (code !== null && code !== area) {
        setChoosing(false);
        change({ beside: code });
      }
    },
  };
}

export type AreaChoosing = ReturnType<typeof useAreaChoice>;
