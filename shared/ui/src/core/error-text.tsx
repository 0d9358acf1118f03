import { chakra } from '@chakra-ui/react';

/** What is wrong, beside what it is about; read out when it appears. A failure of a whole part is a `Notice`. */
export const ErrorText = chakra(
  'p',
  { base: { fontSize: 'xs', color: 'red', overflowWrap: 'anywhere' } },
  { defaultProps: { role: 'alert' } },
);
