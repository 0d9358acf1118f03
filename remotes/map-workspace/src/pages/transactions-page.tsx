import { Transactions } from '../features/transactions';

/** `/transactions`: sales and lettings on the map and as a list. */
export default function TransactionsPage() {
  return <Transactions />;
}
