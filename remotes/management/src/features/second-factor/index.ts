export { SecondFactorCard } from './second-factor-card';
export { SecondFactorSignIn } from './second-factor-sign-in';
