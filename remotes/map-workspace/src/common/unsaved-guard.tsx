import { Button, Text } from '@kavel/ui/core';
import { Dialog, LeaveGuard, type LeaveGuardProps } from '@kavel/ui/overlays';
import { useHeldWork } from './unsaved-work';

/** Asks before unsaved work is left: by a link, by closing the tab, or by what else goes through `leaveWork`. */
export function UnsavedGuard({ active, texts, onLeave }: LeaveGuardProps) {
  const { asking, leave, stay } = useHeldWork(active);
  const leaveForGood = () => {
    onLeave?.();
    leave();
  };
  return (
    <>
      <LeaveGuard active={active} texts={texts} {...(onLeave ? { onLeave } : {})} />
      {asking ? (
        <Dialog
          open
          onClose={stay}
          title={texts.title}
          closeLabel={texts.close}
          footer={
            <>
              <Button onClick={leaveForGood}>{texts.leave}</Button>
              <Button variant="solid" onClick={stay}>
                {texts.stay}
              </Button>
            </>
          }
        >
          <Text>{texts.text}</Text>
        </Dialog>
      ) : null}
    </>
  );
}
