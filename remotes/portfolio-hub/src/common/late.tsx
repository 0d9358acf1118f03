import { Button, Flex, Text } from '@kavel/ui/core';
import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '../i18n';
import { toastProblem } from './toast';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code is loaded when it is first shown; from then on it renders at once. `Waiting` takes its place
 * meanwhile, `Failed` when the code could not be loaded.
 */
export function late<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType<Props> = Nothing,
  Failed: ComponentType<Props & { onRetry: () => void }> = FailedPart,
) {
  let loaded: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part || failed) return;
      let shown = true;
      load().then(
        part => {
          loaded = part;
          if (shown) setPart(() => part);
        },
        () => {
          if (shown) setFailed(true);
        },
      );
      return () => {
        shown = false;
      };
    }, [Part, failed]);
    if (Part) return <Part {...props} />;
    return failed ? <Failed {...props} onRetry={() => setFailed(false)} /> : <Waiting {...props} />;
  };
}

/** A dialog whose code is loaded when it is first opened. When that fails, a toast says so and the dialog is closed. */
export const lateDialog = <Props extends { onClose: () => void }>(load: Load<Props>) =>
  late<Props>(load, Nothing, FailedDialog);

const Nothing = () => null;

function FailedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  useEffect(() => {
    toastProblem(t('common.loadFailed'), t('errors.network'));
    onClose();
  });
  return null;
}

/** Fills the place of a part that could not be loaded. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <Flex direction="column" align="center" justify="center" gap="3" flex="1" p="4" role="alert">
      <Text fontSize="sm" color="muted" textAlign="center">
        {t('common.loadFailed')}. {t('errors.network')}
      </Text>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </Flex>
  );
}
