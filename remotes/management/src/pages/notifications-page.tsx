import { Notifications } from '../features/notifications';

/** `/notifications`: what the user is told; `?tab=settings`: how. */
export default function NotificationsPage() {
  return <Notifications />;
}
