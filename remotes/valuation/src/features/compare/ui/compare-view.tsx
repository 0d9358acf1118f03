import { Box, Button, Card, Flex, PageTitle, Stack, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { BridgeView } from './bridge-view';

export interface CompareViewProps {
  fromId: string;
  toId: string;
  onTurn: () => void;
  onClose: () => void;
}

/** Two valuations side by side; replaces the list. */
export function CompareView({ fromId, toId, onTurn, onClose }: CompareViewProps) {
  const t = useTexts();
  return (
    <Stack gap="4">
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minWidth="14rem">
          <PageTitle>{t('compare.title')}</PageTitle>
          <Text color="muted" fontSize="sm">
            {t('compare.intro')}
          </Text>
        </Box>
        <Button onClick={onTurn}>{t('compare.turn')}</Button>
        <Button onClick={onClose}>{t('compare.back')}</Button>
      </Flex>
      <Card p="4">
        <BridgeView key={`${fromId} ${toId}`} fromId={fromId} toId={toId} />
      </Card>
    </Stack>
  );
}
