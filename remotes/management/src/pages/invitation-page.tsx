import { AcceptInvitation } from '../features/acceptance';

/** `/invitation#token` */
export default function InvitationPage() {
  return <AcceptInvitation />;
}
