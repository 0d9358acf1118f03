import { type SessionOffer, session, useSession } from '@kavel/auth';
import { Button, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useTexts } from '../i18n';

function keep() {
  session.declineOffer();
}

/** Everything on the page was loaded for the previous user: reload it. */
function change() {
  session.acceptOffer();
  location.reload();
}

/** Asks before a link replaces the current session. */
export default function OfferDialog({ offer }: { offer: SessionOffer }) {
  const t = useTexts();
  const { user } = useSession();
  const current = `${user?.name} (${user?.email})`;
  const next = `${offer.name} (${offer.email})`;
  return (
    <Dialog
      open
      onClose={keep}
      title={t('offer.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={change}>{t('offer.change')}</Button>
          <Button variant="solid" onClick={keep}>
            {t('offer.keep')}
          </Button>
        </>
      }
    >
      <Text overflowWrap="anywhere">{t('offer.text', { current, next })}</Text>
    </Dialog>
  );
}
