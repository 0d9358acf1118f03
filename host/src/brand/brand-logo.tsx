import type { ShownBrand } from '@kavel/contracts';
import { chakra, useColourMode } from '@kavel/ui/core';

/** The partner's logo for the theme on screen. The link around it carries the name. */
export function BrandLogo({ brand }: { brand: ShownBrand }) {
  const mode = useColourMode();
  return <chakra.img src={brand.logo[mode]} alt="" height="7" maxWidth="40vw" data-logo={mode} />;
}
