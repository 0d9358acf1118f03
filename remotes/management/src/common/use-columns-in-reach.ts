import type { Column } from '@kavel/ui/data';
import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 768px)');

function onWidth(changed: () => void): () => void {
  const media = wide();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** What can be done stands last; on a phone, where the end of a row is out of sight, right after the first column. */
export function useColumnsInReach<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isWide = useSyncExternalStore(onWidth, () => wide().matches);
  const [first, ...others] = columns;
  const acts = others.at(-1);
  return isWide || !first || !acts ? columns : [first, acts, ...others.slice(0, -1)];
}
