import { useMemo } from 'react';
import { useOwnQuery } from '../../../common/use-own-query';
import { readTable } from '../model/table-address';
import { usePlaceNames } from './use-place-names';

/** Goals of the table of times, with their names. The address keeps them while the table is closed. */
export function useGoals() {
  const [query] = useOwnQuery();
  const text = query.getAll('goal').join(' ');
  const goals = useMemo(
    () => readTable(new URLSearchParams(text.split(' ').map(goal => ['goal', goal]))).goals,
    [text],
  );
  const names = usePlaceNames(goals);
  return useMemo(() => goals.map((goal, at) => ({ ...goal, name: names[at] ?? '' })), [goals, names]);
}
