import { Stack } from './index';
import { Notice } from './notice';

export default { title: 'ui/core/Notice' };

export const Tones = () => (
  <Stack gap="3">
    <Notice tone="info">The figures are of yesterday.</Notice>
    <Notice tone="success">The valuation is approved.</Notice>
    <Notice tone="warning" title="Made up.">
      These sales come from the demo generator.
    </Notice>
    <Notice tone="error" title="Not saved.">
      Somebody else changed it meanwhile.
    </Notice>
  </Stack>
);
