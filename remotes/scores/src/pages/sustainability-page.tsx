import { SustainabilityStart } from '../features/sustainability';

/** `/sustainability-index`: an address to look up, or a whole portfolio. */
export default function SustainabilityPage() {
  return <SustainabilityStart />;
}
