export { ValueOverTimePage } from './ui/value-over-time-page';
