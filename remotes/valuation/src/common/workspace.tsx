import { Box, Flex, type FlexProps, QuietButton, useBreakpoint } from '@kavel/ui/core';
import { type ReactNode, useState } from 'react';

const columnsOf = {
  calculation: { lg: 'minmax(0, 1fr) 22rem', xl: 'minmax(0, 1fr) 26rem' },
  two: '17rem minmax(0, 1fr)',
  three: { lg: '16rem minmax(0, 1fr) 20rem', xl: '17rem minmax(0, 1fr) 22rem' },
} as const;

/**
 * Fills the window below the top bar; columns scroll separately. On phones the page scrolls as a whole. Each column is
 * `relative`, so that hidden texts inside it scroll with it and do not lengthen the page.
 */
export const Workspace = ({
  columns,
  ...props
}: {
  columns: keyof typeof columnsOf;
  children: ReactNode;
}) => (
  <Box
    display={{ base: 'flex', lg: 'grid' }}
    gridTemplateColumns={columnsOf[columns]}
    flexDirection="column"
    minHeight="calc(100dvh - 3.5rem - var(--valuation-bar, 0px))"
    height={{ lg: 'calc(100dvh - 3.5rem - var(--valuation-bar, 0px))' }}
    minWidth={0}
    _print={{ display: 'block', height: 'auto', minHeight: 0 }}
    {...props}
  />
);

/** Middle column. */
export const Centre = (props: FlexProps) => (
  <Flex
    position="relative"
    minWidth={0}
    minHeight={0}
    overflowY={{ lg: 'auto' }}
    px={{ base: '4', lg: '5' }}
    py="4"
    flexDirection="column"
    gap="4"
    _print={{ display: 'block', '& > *': { mb: '4' }, overflow: 'visible', p: 0 }}
    css={{ '& > *': { flexShrink: 0 } }}
    {...props}
  />
);

/** Right-hand panel. */
export const Detail = (props: FlexProps) => (
  <Flex
    as="aside"
    position="relative"
    minWidth={0}
    minHeight={0}
    overflowY={{ lg: 'auto' }}
    bg="surface"
    borderColor="line"
    borderStartWidth={{ lg: '1px' }}
    borderTopWidth={{ base: '1px', lg: 0 }}
    flexDirection="column"
    {...props}
  />
);

const SideFrame = (props: FlexProps) => (
  <Flex
    as="aside"
    position="relative"
    minWidth={0}
    minHeight={0}
    bg="surface"
    borderColor="line"
    borderEndWidth={{ lg: '1px' }}
    borderBottomWidth={{ base: '1px', lg: 0 }}
    overflowY={{ lg: 'auto' }}
    flexDirection="column"
    {...props}
  />
);

export interface SideProps {
  title: string;
  /** Page heading; on a phone it stays visible above the collapsed panel. */
  heading: ReactNode;
  children: ReactNode;
}

/** Left-hand panel; collapses under its title on a phone. */
export function Side({ title, heading, children }: SideProps) {
  const beside = useBreakpoint('lg');
  const [open, setOpen] = useState(false);
  return (
    <SideFrame aria-label={title}>
      {beside ? null : (
        <Box px="4" pt="3">
          {heading}
        </Box>
      )}
      {beside ? null : (
        <QuietButton
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          width="full"
          minHeight="10"
          px="4"
          fontSize="sm"
          fontWeight="semibold"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {title}
          <span aria-hidden>{open ? '−' : '+'}</span>
        </QuietButton>
      )}
      {beside || open ? (
        <Box
          p={{ base: '3', lg: '4' }}
          pt={{ base: '0', lg: '4' }}
          display="flex"
          flexDirection="column"
          gap="3"
          flex="1"
          minHeight="0"
        >
          {beside ? heading : null}
          {children}
        </Box>
      ) : null}
    </SideFrame>
  );
}
