import { chakra } from '@kavel/ui/core';
import type { ReactNode } from 'react';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '7',
    '& > h3': { fontSize: 'sm', fontWeight: 'medium', color: 'muted' },
  },
});
const Aside = chakra('span', {
  base: { fontSize: 'sm', color: 'muted', fontVariantNumeric: 'tabular-nums' },
});

/** The name of a filter, and beside it what it lets through. */
export function FilterTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Row>
      <h2>{title}</h2>
      {typeof children === 'string' ? <Aside>{children}</Aside> : children}
    </Row>
  );
}
