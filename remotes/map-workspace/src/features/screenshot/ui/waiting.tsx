import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Spinner, Stack, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { useTexts } from '../i18n';
import type { Size } from '../model/picture-address';
import type { PictureState } from './use-picture';

export interface WaitingProps {
  size: Size;
  state: PictureState;
  onCancel: () => void;
  onAgain: () => void;
}

/** In the place of a picture that is not there: how far it is, and how to stop it or start again. */
export function Waiting({ size, state, onCancel, onAgain }: WaitingProps) {
  const t = useTexts();
  const { percent } = useFormats();
  const drawn = state.kind === 'making' ? state.drawn : null;
  return (
    <Flex
      align="center"
      justify="center"
      bg="ground"
      borderRadius="md"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      minHeight="12rem"
      maxHeight="70dvh"
      width="100%"
    >
      {state.kind === 'cancelled' ? (
        <Stack align="center" gap="3">
          <Text role="status">{t('cancelled')}</Text>
          <Button onClick={onAgain}>{t('again')}</Button>
        </Stack>
      ) : (
        <Stack align="center" gap="3">
          {drawn === null ? (
            <Spinner label={t('loading')} />
          ) : (
            <Box width="14rem" maxWidth="100%">
              <ProgressBar label={t('making')} fraction={drawn} />
            </Box>
          )}
          <Text fontSize="sm" color="muted">
            {drawn === null ? t('loading') : t('drawn', { part: percent(Math.round(drawn * 100) / 100) })}
          </Text>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </Stack>
      )}
    </Flex>
  );
}
