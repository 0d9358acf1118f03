import { Sales } from '../features/sales';

/** `/vesteda/transactions`: what let property was sold for, around an address or everywhere. */
export default function TransactionsPage() {
  return <Sales />;
}
