import { bus } from '@kavel/event-bus';
import { Button, Flex } from '@kavel/ui/core';
import { usePurchaseCostTexts } from '../../../i18n/purchase-costs';

/** Shares the calculation by its address or on paper. */
export function ShareActions() {
  const t = usePurchaseCostTexts();

  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      bus.publish('toast', { tone: 'success', title: t('action.copied') });
    } catch {
      bus.publish('toast', { tone: 'warning', title: t('action.notCopied') });
    }
  };

  return (
    <Flex flexWrap="wrap" gap="2" _print={{ display: 'none' }}>
      <Button onClick={() => void copyAddress()}>{t('action.share')}</Button>
      <Button onClick={() => print()}>{t('action.print')}</Button>
    </Flex>
  );
}
