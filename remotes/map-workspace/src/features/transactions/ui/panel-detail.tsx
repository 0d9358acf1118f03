import { useState } from 'react';
import { useReferenceDialog } from '../reference';
import { TransactionDetail } from './transaction-detail';

/** Detail of a transaction in the map workspace. */
export function PanelDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
  const reference = useReferenceDialog();
  return (
    <>
      <TransactionDetail id={id} today={today} known={null} onReference={reference.open} onClose={onClose} />
      {reference.dialog}
    </>
  );
}
