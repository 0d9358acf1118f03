import { setLanguage, useLanguage } from '@kavel/i18n';
import { useSearchParams } from '@kavel/router';
import { Box, Flex, PageTitle, Stack, setTheme, Text, TextLink, useTheme } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import type { Story } from './story';

const themes = ['light', 'dark'] as const;
const languages = ['nl', 'en', 'de'] as const;

/** The list of stories and the one in the address. */
export function Gallery({ stories }: { stories: readonly Story[] }) {
  const [params] = useSearchParams();
  const shown = stories.find(({ id }) => id === params.get('story')) ?? stories[0];
  return (
    <Flex direction={{ base: 'column', md: 'row' }} minHeight="100dvh">
      <Box as="nav" aria-label="Stories" width={{ md: '15rem' }} flexShrink="0" p="4" bg="surface">
        <Choices />
        <Stories stories={stories} shown={shown} />
      </Box>
      <Box as="main" flex="1" minWidth="0" p="6">
        {shown ? (
          <>
            <PageTitle mb="5">
              {shown.title}: {shown.state}
            </PageTitle>
            <shown.Shown key={shown.id} />
          </>
        ) : null}
      </Box>
    </Flex>
  );
}

function Choices() {
  const theme = useTheme();
  const language = useLanguage();
  return (
    <Stack gap="2" mb="4">
      <Segmented
        label="Theme"
        value={theme === 'dark' ? 'dark' : 'light'}
        options={themes.map(value => ({ value, label: value }))}
        onChange={setTheme}
      />
      <Segmented
        label="Language"
        value={language}
        options={languages.map(value => ({ value, label: value }))}
        onChange={setLanguage}
      />
    </Stack>
  );
}

function Stories({ stories, shown }: { stories: readonly Story[]; shown: Story | undefined }) {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.map(title => (
    <Box key={title} mb="2">
      <Text fontSize="xs" color="muted">
        {title}
      </Text>
      {stories
        .filter(story => story.title === title)
        .map(({ id, state }) => (
          <TextLink
            key={id}
            to={`/?story=${encodeURIComponent(id)}`}
            aria-current={id === shown?.id ? 'page' : undefined}
            display="block"
            fontSize="sm"
          >
            {state}
          </TextLink>
        ))}
    </Box>
  ));
}
