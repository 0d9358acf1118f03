import { useFollowChanges } from '../common/changes';
import { FeeSharing } from '../features/fees';

/** `/management/fee-sharing?agreement=…&period=…` */
export default function FeeSharingPage() {
  useFollowChanges();
  return <FeeSharing />;
}
