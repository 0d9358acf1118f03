import { Toaster } from './toaster';

export default { title: 'ui/core/Toaster' };

const shown = { onRemove: () => undefined, labels: { region: 'Messages', close: 'Close' } };
const duration = 1_000_000;

export const Success = () => (
  <Toaster
    toast={{
      tone: 'success',
      title: '3 units removed',
      duration,
      action: { label: 'Undo', altText: 'Undo removing', onAction: () => undefined },
    }}
    {...shown}
  />
);

export const Failure = () => (
  <Toaster toast={{ tone: 'error', title: 'Not saved', description: 'Try again.', duration }} {...shown} />
);
