import { Flex, type FlexProps, Text, type TextProps } from '@kavel/ui/core';
import type { ReactNode } from 'react';

const Row = (props: FlexProps) => (
  <Flex
    alignItems="center"
    justifyContent="space-between"
    gap="2"
    minHeight="7"
    css={{ '& > h3': { fontSize: 'sm', fontWeight: 'medium', color: 'muted' } }}
    {...props}
  />
);
const Aside = (props: TextProps) => (
  <Text as="span" fontSize="sm" color="muted" fontVariantNumeric="tabular-nums" {...props} />
);

/** The name of a filter, and beside it what it lets through. */
export function FilterTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Row>
      <h2>{title}</h2>
      {typeof children === 'string' ? <Aside>{children}</Aside> : children}
    </Row>
  );
}
