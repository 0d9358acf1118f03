import { type SessionOffer, session, useSessionOffer } from '@kavel/auth';
import { type ComponentType, useEffect, useState } from 'react';

type OfferDialog = ComponentType<{ offer: SessionOffer }>;

/**
 * Few visits need the dialog, so it is loaded when there is an offer. If loading fails, the session does not change.
 */
export function OfferWatch() {
  const offer = useSessionOffer();
  const [dialog, setDialog] = useState<{ Shown: OfferDialog } | null>(null);
  const waiting = offer !== null;

  useEffect(() => {
    if (!waiting) return;
    import('./offer-dialog').then(
      ({ default: Shown }) => setDialog({ Shown }),
      () => session.declineOffer(),
    );
  }, [waiting]);

  return offer && dialog ? <dialog.Shown offer={offer} /> : null;
}
