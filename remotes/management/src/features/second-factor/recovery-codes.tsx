import { Button, Flex, Grid, Notice, Stack } from '@kavel/ui/core';
import { toast } from '../../common/changes';
import { useTexts } from '../../i18n';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the user confirms that the codes are stored. */
  onKept: () => void;
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast('success', t('secondFactor.copied'));
    } catch {
      toast('error', t('secondFactor.notCopied'));
    }
  };
  return (
    <Stack gap="3">
      <Notice tone="warning" title={t('secondFactor.keepTitle')}>
        {t('secondFactor.keepText')}
      </Notice>
      <Grid
        as="ol"
        aria-label={t('secondFactor.codes')}
        listStyleType="none"
        gap="1"
        fontFamily="monospace"
        fontSize="sm"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Grid>
      <Flex gap="2" wrap="wrap" justifyContent="flex-end">
        <Button onClick={() => void copy()}>{t('secondFactor.copy')}</Button>
        <Button variant="solid" onClick={onKept}>
          {t('secondFactor.kept')}
        </Button>
      </Flex>
    </Stack>
  );
}
