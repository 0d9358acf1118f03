import { Slot, useWidgets } from '@kavel/slots';
import { Stack } from '@kavel/ui/core';

/** Cards of this order and above stand in the narrow column; see the slot `start-card` of the contracts. */
const firstNarrow = 100;

/** The cards of other remotes, in a wide and a narrow column. */
export function StartCards() {
  const widgets = useWidgets('start-card');
  const columns = [
    widgets.filter(({ order }) => order < firstNarrow),
    widgets.filter(({ order }) => order >= firstNarrow),
  ];
  return columns.map((column, at) => (
    <Stack key={at === 0 ? 'wide' : 'narrow'} gap="4" minWidth="0">
      {column.map(({ id }) => (
        <Slot key={id} name="start-card" only={id} />
      ))}
    </Stack>
  ));
}
