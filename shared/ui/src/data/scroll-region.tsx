import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useScrollStop } from './use-scroll-stop';

export interface ScrollRegionProps extends HTMLChakraProps<'section'> {
  /** Accessible name of the scrollable content. */
  label: string;
}

/** Scrollable region that also works by keyboard; set `overflowX` or `overflowY`. */
export function ScrollRegion({ label, ...props }: ScrollRegionProps) {
  const element = useRef<HTMLElement>(null);
  useScrollStop(element);
  return <chakra.section ref={element} aria-label={label} minWidth="0" {...props} />;
}
