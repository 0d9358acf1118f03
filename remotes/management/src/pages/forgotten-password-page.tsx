import { ForgottenPassword } from '../features/recovery';

/** `/password-forgotten` */
export default function ForgottenPasswordPage() {
  return <ForgottenPassword />;
}
