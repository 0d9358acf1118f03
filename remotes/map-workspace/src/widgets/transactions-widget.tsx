import { Transactions } from '../features/transactions';

/** Transactions on a page of another remote: what `/transactions` shows. */
export default function TransactionsWidget() {
  return <Transactions embedded />;
}
