import { bus } from '@kavel/event-bus';
import { Button, Flex } from '@kavel/ui/core';

export interface ShareTexts {
  share: string;
  copied: string;
  notCopied: string;
  print: string;
}

/** Shares a page by its address or on paper. */
export function ShareActions({ texts }: { texts: ShareTexts }) {
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      bus.publish('toast', { tone: 'success', title: texts.copied });
    } catch {
      bus.publish('toast', { tone: 'warning', title: texts.notCopied });
    }
  };

  return (
    <Flex flexWrap="wrap" gap="2" _print={{ display: 'none' }}>
      <Button onClick={() => void copyAddress()}>{texts.share}</Button>
      <Button onClick={() => print()}>{texts.print}</Button>
    </Flex>
  );
}
