import { documentColours } from '@kavel/contracts/reports';
import { Box, Stack, Text } from '@kavel/ui/core';
import { useDocumentLookTexts } from '../i18n';
import { kavelColour } from '../model/kavel-colour';

export interface LookPreviewProps {
  colour: string | null;
  logo: string | null;
  organisation: string;
}

/** The head of a document with the chosen look. Paper is white in both themes. */
export function LookPreview({ colour, logo, organisation }: LookPreviewProps) {
  const t = useDocumentLookTexts();
  const { accent, accentSoft } = documentColours(colour ?? kavelColour);
  return (
    <Stack as="section" gap="2" aria-label={t('preview.label')}>
      <Text fontSize="sm" fontWeight="medium">
        {t('preview.label')}
      </Text>
      <Box
        borderWidth="1px"
        borderColor="line"
        borderRadius="md"
        p="6"
        style={{ background: '#FFFFFF', color: '#1C2324' }}
      >
        {logo === null ? (
          <Text fontWeight="semibold" style={{ color: accent }}>
            {organisation}
          </Text>
        ) : (
          <img
            src={`data:image/png;base64,${logo}`}
            alt={organisation}
            style={{ height: '2rem', maxWidth: '100%', objectFit: 'contain' }}
          />
        )}
        <Text mt="6" fontSize="sm" fontWeight="semibold" style={{ color: accent }}>
          {t('preview.kind')}
        </Text>
        <Text fontSize="2xl" fontWeight="bold">
          {t('preview.title')}
        </Text>
        <Box mt="3" style={{ borderTop: `2px solid ${accent}` }} />
        <Text
          as="span"
          display="inline-block"
          mt="4"
          px="2"
          py="1"
          fontSize="xs"
          fontWeight="semibold"
          style={{ color: accent, background: accentSoft }}
        >
          {t('preview.chip')}
        </Text>
      </Box>
    </Stack>
  );
}
