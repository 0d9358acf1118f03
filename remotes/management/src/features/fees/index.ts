export { FeeSharing } from './ui/fee-sharing';
