import { VerifySignature } from '../features/report-signature';

/** `/pdf/verify`: whether a report was signed here and is unchanged. For everybody. */
export default function VerifySignaturePage() {
  return <VerifySignature />;
}
