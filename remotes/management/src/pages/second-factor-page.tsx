import { SecondFactorSignIn } from '../features/second-factor';

/** `/second-factor`: enrolment within a sign-in */
export default function SecondFactorPage() {
  return <SecondFactorSignIn />;
}
