export { LabelJump } from './ui/label-jump';
