import { Box } from '@kavel/ui/core';

/** The colour of an area on the map; none for one without a value. */
export function Swatch({ colour }: { colour: string | null }) {
  return (
    <Box
      as="span"
      aria-hidden
      display="inline-block"
      width="3"
      height="3"
      me="2"
      flexShrink="0"
      borderRadius="sm"
      borderWidth="1px"
      borderColor="line"
      style={colour ? { background: colour } : {}}
    />
  );
}
