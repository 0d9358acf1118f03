import type { ShownBrand } from '@kavel/contracts';
import { Box, useColourMode } from '@kavel/ui/core';

export interface BrandLogoProps {
  brand: ShownBrand;
  /** On a narrow screen only the mark at its beginning, as tall as it is wide. */
  compact: boolean;
}

/** The partner's logo for the theme on screen. The link around it carries the name. */
export function BrandLogo({ brand, compact }: BrandLogoProps) {
  const mode = useColourMode();
  return (
    <Box
      asChild
      height="7"
      width={{ base: compact ? '7' : 'auto', lg: 'auto' }}
      maxWidth="40vw"
      objectFit="cover"
      objectPosition="left"
    >
      <img src={brand.logo[mode]} alt="" data-logo={mode} />
    </Box>
  );
}
