import { SigningKeySettings } from '../features/signing-keys';

/** `/management/signing-keys` */
export default function SigningKeysPage() {
  return <SigningKeySettings />;
}
