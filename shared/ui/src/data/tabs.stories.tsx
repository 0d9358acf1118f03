import { useState } from 'react';
import { Box } from '../core';
import { Tabs } from './tabs';

export default { title: 'ui/data/Tabs' };

const parts = [
  { key: 'units', label: 'Units' },
  { key: 'services', label: 'Services' },
] as const;

export const Two = () => {
  const [current, setCurrent] = useState<'units' | 'services'>('units');
  return (
    <>
      <Tabs label="Parts" tabs={parts} current={current} onChange={setCurrent} panelId="part" />
      <Box id="part" role="tabpanel" aria-label={current} p="4" tabIndex={0}>
        {current}
      </Box>
    </>
  );
};
