import { useState } from 'react';
import { TransactionDetail } from './transaction-detail';

/** Detail of a transaction in the map workspace. */
export function PanelDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
  return <TransactionDetail id={id} today={today} known={null} onClose={onClose} />;
}
