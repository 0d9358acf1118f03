import { Sales } from '../features/sales';

/** `/vesteda/transactions`: sales of let property, around an address or everywhere. */
export default function TransactionsPage() {
  return <Sales />;
}
