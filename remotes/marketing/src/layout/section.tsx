import { Box, type BoxProps, Text } from '@kavel/ui/core';
import { type ReactNode, useId } from 'react';
import { pageFrame } from './page-frame';

const Frame = (props: BoxProps) => (
  <Box as="section" {...pageFrame} py={{ base: '8', md: '10' }} {...props} />
);

const Heading = (props: BoxProps) => (
  <Box
    as="h2"
    fontSize={{ base: 'xl', md: '2xl' }}
    fontWeight="bold"
    lineHeight="tight"
    letterSpacing="-.015em"
    {...props}
  />
);

/** Section of a page with its own heading. */
export function Section({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {lead ? (
        <Text mt="2" maxWidth="44rem" fontSize="lg" color="muted">
          {lead}
        </Text>
      ) : null}
      <Box mt={{ base: '6', md: '8' }}>{children}</Box>
    </Frame>
  );
}
