import type { Insets } from '@kavel/map';
import { Button, Flex, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { Drawing } from './use-drawing';

/** Progress and buttons while an area is drawn. */
export function DrawBar({ drawing, insets }: { drawing: Drawing; insets: Insets }) {
  const t = useTexts();
  if (!drawing.name) return null;
  return (
    <Flex
      position="absolute"
      zIndex={3}
      top="56px"
      justifyContent="center"
      pointerEvents="none"
      style={{ left: insets.left, right: insets.right }}
    >
      <Flex
        pointerEvents="auto"
        alignItems="center"
        wrap="wrap"
        gap="2"
        mx="3"
        ps="3"
        pe="1"
        py="1"
        bg="surface"
        borderRadius="md"
        boxShadow="floating"
      >
        <Text as="span" fontSize="sm" role="status">
          {t('figures.drawing', { count: drawing.corners.length })}
        </Text>
        <Button variant="ghost" disabled={drawing.corners.length === 0} onClick={drawing.removeLast}>
          {t('figures.undoCorner')}
        </Button>
        <Button variant="ghost" onClick={drawing.cancel}>
          {t('figures.cancel')}
        </Button>
        <Button variant="solid" disabled={!drawing.isComplete} onClick={drawing.finish}>
          {t('figures.done')}
        </Button>
      </Flex>
    </Flex>
  );
}
