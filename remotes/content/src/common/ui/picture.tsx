import { readPictureAddress } from '@kavel/contracts/content';
import { Box } from '@kavel/ui/core';
import { useState } from 'react';
import { useContentTexts } from '../i18n';

/** A picture that an editor added; any other, and one that does not load, is its description. */
export function Picture({ src = '', alt = '' }: { src?: string | undefined; alt?: string | undefined }) {
  const t = useContentTexts();
  const [broken, setBroken] = useState(false);
  const picture = readPictureAddress(src);
  if (broken || picture === null) {
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
      <img src={picture.src} {...picture.size} alt={alt} loading="lazy" onError={() => setBroken(true)} />
    </Box>
  );
}
