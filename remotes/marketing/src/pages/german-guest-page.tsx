import { GermanGuest } from '../features/german-guest';

/** `/de`: the product for a guest from Germany. */
export default function GermanGuestPage() {
  return <GermanGuest />;
}
