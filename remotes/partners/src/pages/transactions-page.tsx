import { PartnerTransactions } from '../features/transactions';

/** `/vesteda/transactions`: transactions on the map, and sales of let property around an address or everywhere. */
export default function TransactionsPage() {
  return <PartnerTransactions />;
}
