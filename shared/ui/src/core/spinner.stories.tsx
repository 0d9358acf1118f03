import { Stack } from './index';
import { Skeleton, Spinner } from './spinner';

export default { title: 'ui/core/Loading' };

export const Turning = () => <Spinner label="Loading" />;

export const Skeletons = () => (
  <Stack gap="3">
    <Skeleton height="6" width="60%" />
    <Skeleton height="10rem" />
  </Stack>
);
