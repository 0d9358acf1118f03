import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { system } from '../theme/system';

/** Provides styles to its children. The nonce allows Emotion's style elements in the content security policy. */
export function KavelProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'kavel', ...(nonce ? { nonce } : {}) }), [nonce]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
