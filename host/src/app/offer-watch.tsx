import { type SessionOffer, session, useSessionOffer } from '@kavel/auth';
import { type ComponentType, useEffect, useState } from 'react';

type OfferDialog = ComponentType<{ offer: SessionOffer }>;

/** Few visits need the dialog: it is fetched when there is an offer. Without it the session stays as it is. */
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
