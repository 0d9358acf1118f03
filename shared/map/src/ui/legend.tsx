import { chakra } from '@kavel/ui/core';
import { useState } from 'react';

export interface LegendEntry {
  key: string;
  label: string;
  colour: string;
}

export interface MapLegend {
  title: string;
  entries: readonly LegendEntry[];
}

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '0.5', listStyle: 'none', m: 0, p: 0 },
});
const Dot = chakra('span', {
  base: { display: 'inline-block', width: '2.5', height: '2.5', borderRadius: 'full', me: '1.5' },
});

/** Says what the colours mean: folded on a phone, where the map needs the room. */
export function Legend({ title, entries }: MapLegend) {
  const [open, setOpen] = useState(() => matchMedia('(min-width: 768px)').matches);
  return (
    <chakra.details open={open} onToggle={event => setOpen(event.currentTarget.open)} fontSize="xs">
      <chakra.summary cursor="pointer" color="muted" fontWeight="medium" minHeight="6" alignContent="center">
        {title}
      </chakra.summary>
      <List>
        {entries.map(entry => (
          <chakra.li
            key={entry.key}
            display="inline-flex"
            alignItems="center"
            minHeight="5"
            whiteSpace="nowrap"
          >
            <Dot style={{ backgroundColor: entry.colour }} aria-hidden />
            {entry.label}
          </chakra.li>
        ))}
      </List>
    </chakra.details>
  );
}
