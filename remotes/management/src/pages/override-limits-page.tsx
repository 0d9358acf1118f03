import { OverrideLimits } from '../features/override-limits';

/** `/management/override-limits` */
export default function OverrideLimitsPage() {
  return <OverrideLimits />;
}
