import { useState } from 'react';
import { Box, HStack, Stack, Text } from './primitives';
import { ListButton, Pill, QuietButton, TextButton } from './quiet-button';

export default { title: 'ui/core/QuietButton' };

export const WithoutLook = () => (
  <QuietButton p="2" borderWidth="1px" borderColor="line" borderRadius="md">
    A tile
  </QuietButton>
);

export const AmongWords = () => (
  <Text>
    For example <TextButton accent>Dotterbloemplein 1</TextButton>
  </Text>
);

export const Lines = () => {
  const [chosen, setChosen] = useState('Homes');
  return (
    <Box maxWidth="16rem">
      {['Homes', 'Offices'].map(name => (
        <ListButton key={name} aria-current={name === chosen} onClick={() => setChosen(name)}>
          <span>{name}</span>
          <span>12</span>
        </ListButton>
      ))}
    </Box>
  );
};

export const Pills = () => {
  const [on, setOn] = useState(true);
  return (
    <Stack gap="3">
      <HStack>
        <Pill aria-pressed={on} onClick={() => setOn(!on)}>
          Homes 12
        </Pill>
        <Pill aria-pressed={!on} onClick={() => setOn(!on)}>
          Offices 3
        </Pill>
      </HStack>
      <div>
        <Pill removable aria-label="Remove Energy label: A, B">
          A, B
        </Pill>
      </div>
    </Stack>
  );
};
