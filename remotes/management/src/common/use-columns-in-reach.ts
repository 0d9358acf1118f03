import { useBreakpoint } from '@kavel/ui/core';
import type { Column } from '@kavel/ui/data';

/** Actions are in the last column; on a phone, where the end of a row is out of view, they follow the first column. */
export function useColumnsInReach<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isWide = useBreakpoint('md');
  const [first, ...others] = columns;
  const acts = others.at(-1);
  return isWide || !first || !acts ? columns : [first, acts, ...others.slice(0, -1)];
}
