import { useCallback, useState } from 'react';
import type { AreaView, ChangeAreaView } from '../model/area-view';

/** Selecting areas: while another one is being chosen, the next goes beside the first. */
export function useAreaChoice({ area }: Pick<AreaView, 'area'>, change: ChangeAreaView) {
  const [choosing, setChoosing] = useState(false);
  const isChoosing = choosing && area !== null;
  const select = useCallback(
    (code: string | null): void => {
      if (!isChoosing) change({ area: code, beside: null });
      else if (code !== null && code !== area) {
        setChoosing(false);
        change({ beside: code });
      }
    },
    [isChoosing, area, change],
  );
  return { isChoosing, setChoosing, select };
}

export type AreaChoosing = ReturnType<typeof useAreaChoice>;
