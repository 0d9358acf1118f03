import type { Language } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { Box, Button, Grid, Text } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useEmbedTexts } from '../../../i18n/embeds';
import { type Embed, embedAddress, embedCode, heights } from '../model/embeds';

export interface DemoBlockProps {
  embed: Embed;
  language: Language;
  /** Address that the frame opens with, so that there is something to see; the code is without one. */
  exampleId: string | null;
}

/** A block in its frame, and beside it the code that shows it. */
export function DemoBlock({ embed, language, exampleId }: DemoBlockProps) {
  const t = useEmbedTexts();
  const choice = { embed, language, objectId: null };
  const title = t(`name.${embed}`);
  const code = embedCode(choice, location.origin, title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      bus.publish('toast', { tone: 'success', title: t('demo.copied') });
    } catch {
      bus.publish('toast', { tone: 'warning', title: t('demo.notCopied') });
    }
  };
  return (
    <Grid
      as="section"
      aria-label={title}
      mt="10"
      gap={{ base: '4', lg: '10' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
    >
      <Box borderWidth="1px" borderColor="line" borderRadius="lg" overflow="hidden" bg="surface">
        <iframe
          key={language}
          src={embedAddress({ ...choice, objectId: exampleId })}
          title={title}
          width="100%"
          height={heights[embed]}
          loading="lazy"
        />
      </Box>
      <div>
        <Box as="h2" fontSize="lg" fontWeight="semibold">
          {title}
        </Box>
        <Text mt="1">{t(`about.${embed}`)}</Text>
        <ScrollRegion
          label={t('demo.code', { name: title })}
          mt="3"
          p="3"
          overflowX="auto"
          bg="sunken"
          borderRadius="md"
        >
          <Box as="pre" fontSize="xs" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {code}
          </Box>
        </ScrollRegion>
        <Button mt="3" onClick={() => void copy()}>
          {t('demo.copy')}
        </Button>
      </div>
    </Grid>
  );
}
