import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useRef } from 'react';
import { useScrollStop } from './use-scroll-stop';

export interface ScrollRegionProps extends HTMLChakraProps<'section'> {
  /** Names what scrolls. */
  label: string;
}

/** A part of a page that scrolls within it, also by keyboard; give it the direction by `overflowX` or `overflowY`. */
export function ScrollRegion({ label, ...props }: ScrollRegionProps) {
  const element = useRef<HTMLElement>(null);
  useScrollStop(element);
  return <chakra.section ref={element} aria-label={label} minWidth="0" {...props} />;
}
