import { useState } from 'react';
import { Button, HStack, Text } from '../core';
import { Dialog } from './dialog';
import { Explanation } from './explanation';
import { LeaveGuard } from './leave-guard';
import { Tooltip } from './tooltip';

export default { title: 'ui/overlays/Overlays' };

export const OpenDialog = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete the portfolio?"
        closeLabel="Close"
        footer={<Button variant="danger">Delete</Button>}
      >
        <Text>This cannot be undone.</Text>
      </Dialog>
    </>
  );
};

export const Drawer = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Unit" closeLabel="Close" side="right">
        <Text>A detail beside what stays in view.</Text>
      </Dialog>
    </>
  );
};

export const WhyThisFigure = () => (
  <HStack>
    <Text>€ 601.000</Text>
    <Explanation
      label="Why this value"
      title="Market value"
      text="The median of comparable sales."
      formula="value = median × area"
      inputs={[{ key: 'area', label: 'Area', value: '404 m²' }]}
    />
  </HStack>
);

export const Guarded = () => (
  <>
    <LeaveGuard
      active={false}
      texts={{
        title: 'Leave?',
        text: 'Your changes are lost.',
        leave: 'Leave',
        stay: 'Stay',
        close: 'Close',
      }}
    />
    <Text>Asks before one leaves, where something is not saved.</Text>
  </>
);

export const TooltipOfTools = () => (
  <HStack>
    <Tooltip text="Closer">
      <Button size="icon" aria-label="Closer">
        +
      </Button>
    </Tooltip>
    <Tooltip text="Farther">
      <Button size="icon" aria-label="Farther">
        −
      </Button>
    </Tooltip>
  </HStack>
);
