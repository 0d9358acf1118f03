import { Box } from '@kavel/ui/core';
import { useState } from 'react';
import { useContentTexts } from '../i18n';
import { isOwnAddress, safeAddress } from '../model/safe-address';

/** A picture of this product; any other, and one that does not load, is its description. */
export function Picture({ src = '', alt = '' }: { src?: string | undefined; alt?: string | undefined }) {
  const t = useContentTexts();
  const [broken, setBroken] = useState(false);
  const address = safeAddress(src);
  if (broken || address === null || !isOwnAddress(address)) {
    return (
      <Box
        as="span"
        display="inline-block"
        px="2"
        py="1"
        borderRadius="md"
        bg="sunken"
        color="muted"
        fontSize="sm"
      >
        {alt ? t('picture', { alt }) : t('noPicture')}
      </Box>
    );
  }
  return (
    <Box asChild maxWidth="full" height="auto" borderRadius="md">
      <img src={address} alt={alt} loading="lazy" onError={() => setBroken(true)} />
    </Box>
  );
}
