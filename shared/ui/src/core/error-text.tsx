import { chakra } from '@chakra-ui/react/styled-system';

/** Error message next to its cause; announced when it appears. For a failure of a whole section use `Notice`. */
export const ErrorText = chakra(
  'p',
  { base: { fontSize: 'xs', color: 'red', overflowWrap: 'anywhere' } },
  { defaultProps: { role: 'alert' } },
);
