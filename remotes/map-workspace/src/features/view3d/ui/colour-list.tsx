import { Flex, PlainList } from '@kavel/ui/core';
import { Swatch } from '../../areas';
import type { BuildingColour } from '../model/building-colour';
import type { ColourNote } from '../model/colour-note';
import { ColourNoteText } from './colour-note-text';
import { useColourEntries } from './use-colour-entries';

export interface ColourListProps {
  colour: BuildingColour;
  note: ColourNote | null;
}

/** What the colours of buildings mean, or why there are none. */
export function ColourList({ colour, note }: ColourListProps) {
  const entries = useColourEntries(colour);
  if (typeof note === 'string') return <ColourNoteText note={note} />;
  return (
    <>
      <PlainList
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))"
        columnGap="3"
        fontSize="xs"
      >
        {entries.map(({ label, colour: shown }) => (
          <Flex as="li" key={label} gap="2" align="center">
            <Swatch colour={shown} />
            {label}
          </Flex>
        ))}
      </PlainList>
      {note ? <ColourNoteText note={note} /> : null}
    </>
  );
}
