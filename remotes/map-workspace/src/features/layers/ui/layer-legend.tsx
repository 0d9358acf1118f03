import { useFormats } from '@kavel/i18n';
import { Box, Flex, Text } from '@kavel/ui/core';

export interface LegendRow {
  key: string;
  label: string;
  colour: string;
  /** In the view of the map; null while that is not known. */
  count: number | null;
}

/** What the colours of a layer mean, and how many there are of each in the view. */
export function LayerLegend({ label, rows }: { label: string; rows: readonly LegendRow[] }) {
  const { number } = useFormats();
  return (
    <Box as="ul" aria-label={label} listStyleType="none" m="0" p="0" fontSize="sm">
      {rows.map(row => (
        <Flex as="li" key={row.key} alignItems="center" gap="2" minHeight="6">
          <Box
            as="span"
            aria-hidden
            flex="none"
            display="block"
            width="4"
            height="4"
            borderRadius="sm"
            borderWidth="1px"
            borderColor="line"
            style={{ backgroundColor: row.colour }}
          />
          <Text as="span" flex="1">
            {row.label}
          </Text>
          {/* Assistive technology would read label and count as one word. */ ' '}
          <Text as="span" color="muted" fontVariantNumeric="tabular-nums">
            {row.count === null ? '–' : number(row.count)}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
