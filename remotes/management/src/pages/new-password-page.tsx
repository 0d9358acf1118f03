import { NewPassword } from '../features/recovery';

/** `/password-new#token` */
export default function NewPasswordPage() {
  return <NewPassword />;
}
