import { energyLabels } from '@kavel/contracts';
import { EnergyLabelBadge } from './energy-label';
import { HStack } from './index';

export default { title: 'ui/core/EnergyLabelBadge' };

export const Labels = () => (
  <HStack wrap="wrap">
    {energyLabels.map(label => (
      <EnergyLabelBadge key={label} label={label} />
    ))}
  </HStack>
);
