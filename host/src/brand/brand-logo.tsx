import type { ShownBrand } from '@kavel/contracts';
import { Box, useColourMode } from '@kavel/ui/core';

export interface BrandLogoProps {
  brand: ShownBrand;
  /** On a narrow screen only the square mark at the start of the logo. */
  compact: boolean;
}

/** The partner's logo for the current theme. The link around it has the accessible name. */
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
