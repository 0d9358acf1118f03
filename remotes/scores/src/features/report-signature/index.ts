export { SignReport } from './ui/sign-report';
export { VerifySignature } from './ui/verify-signature';
