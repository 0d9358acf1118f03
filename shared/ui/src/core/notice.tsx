import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: { borderRadius: 'md', px: '3', py: '2', fontSize: 'sm', lineHeight: 'snug' },
  variants: {
    tone: {
      info: { bg: 'accentSoft', color: 'accent' },
      success: { bg: 'greenSoft', color: 'green' },
      warning: { bg: 'amberSoft', color: 'amber' },
      error: { bg: 'redSoft', color: 'red' },
    },
  },
});

export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children: ReactNode;
}

/** Inline message in a page. Errors are announced at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <Frame tone={tone} role={tone === 'error' ? 'alert' : 'note'}>
      {title ? <chakra.strong fontWeight="semibold">{title} </chakra.strong> : null}
      {children}
    </Frame>
  );
}
