import { Box, Flex, type FlexProps, Text, type TextProps } from '@kavel/ui/core';
import type { MapLegend } from '../model/legend';

const List = (props: FlexProps) => (
  <Flex as="ul" flexWrap="wrap" columnGap="3" rowGap="0.5" listStyle="none" m={0} p={0} {...props} />
);
const Dot = (props: TextProps) => (
  <Text as="span" display="inline-block" width="2.5" height="2.5" borderRadius="full" me="1.5" {...props} />
);

const Title = (props: TextProps) => (
  <Text as="span" color="muted" fontWeight="medium" whiteSpace="nowrap" lineHeight="1.25rem" {...props} />
);

/** Legend of the colours: in one line where there is room, collapsed on a phone. Without entries only its title. */
export function Legend({ title, entries }: MapLegend) {
  if (entries.length === 0) return <Title fontSize="xs">{title}</Title>;
  const list = (
    <List>
      {entries.map(entry => (
        <Box
          as="li"
          key={entry.key}
          display="inline-flex"
          alignItems="center"
          minHeight="5"
          whiteSpace="nowrap"
        >
          <Dot
            style={entry.ring ? { border: `2px solid ${entry.colour}` } : { backgroundColor: entry.colour }}
            aria-hidden
          />
          {entry.label}
        </Box>
      ))}
    </List>
  );
  return (
    <>
      <Flex hideBelow="md" columnGap="3" fontSize="xs">
        <Title>{title}</Title>
        {list}
      </Flex>
      <Box as="details" hideFrom="md" fontSize="xs">
        <Box as="summary" color="muted" cursor="pointer" minHeight="6" alignContent="center">
          {title}
        </Box>
        {list}
      </Box>
    </>
  );
}
