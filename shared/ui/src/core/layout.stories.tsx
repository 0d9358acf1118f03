import { ErrorBoundary } from './error-boundary';
import { Box, Flex, Grid, HStack, Stack, Text } from './index';
import { Card, Figure, PageTitle, SectionTitle, VisuallyHidden } from './layout';
import { Notice } from './notice';

export default { title: 'ui/core/Layout' };

export const Headings = () => (
  <Stack gap="3">
    {/* The page already has an h1. */}
    <PageTitle as="h2">Title of a page</PageTitle>
    <SectionTitle>Title of a part</SectionTitle>
    <Text color="muted">
      Figures stand under each other: <Figure>€ 1.284.000</Figure>
      <VisuallyHidden> which is heard only</VisuallyHidden>
    </Text>
  </Stack>
);

export const Cards = () => (
  <Grid gap="4" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
    <Card p="4">
      <SectionTitle>A surface</SectionTitle>
      <Text>with a hairline around it</Text>
    </Card>
    <Card p="4">
      <Flex justify="space-between">
        <SectionTitle>Another</SectionTitle>
        <HStack>
          <Box>one</Box>
          <Box>two</Box>
        </HStack>
      </Flex>
    </Card>
  </Grid>
);

const Broken = (): never => {
  throw new Error('broken on purpose');
};

export const ErrorInside = () => (
  <ErrorBoundary fallback={({ message }) => <Notice tone="error">{message}</Notice>}>
    <Broken />
  </ErrorBoundary>
);
