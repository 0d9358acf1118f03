import { Desk } from '../features/desk';

/** `/vesteda`, `/automated-valuation-demo`: values of a user's own list of addresses. */
export default function ValuationDeskPage() {
  return <Desk kind="valuation" />;
}
