import { SecondFactorSignIn } from '../features/second-factor';

/** `/second-factor`: enrolment during a sign-in */
export default function SecondFactorPage() {
  return <SecondFactorSignIn />;
}
