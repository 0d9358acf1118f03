import { Box, Button, Card, Flex, Text } from '@kavel/ui/core';
import { Copy } from '@kavel/ui/icons';
import { toast } from '../../../common/changes';
import { useFeeTexts } from '../../../i18n/fees';

/** The organisation's code, which another organisation needs to propose an agreement. */
export function OwnCode({ code }: { code: string }) {
  const t = useFeeTexts();
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    toast('success', t('code.copied'));
  };
  return (
    <Card px="4" py="3">
      <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
        <div>
          <Text fontSize="sm" fontWeight="medium">
            {t('code.label')}
          </Text>
          <Box as="code" fontSize="sm" overflowWrap="anywhere">
            {code}
          </Box>
          <Text fontSize="xs" color="muted">
            {t('code.hint')}
          </Text>
        </div>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden /> {t('code.copy')}
        </Button>
      </Flex>
    </Card>
  );
}
