import { LabelJump } from '../features/label-jump';

/** `/energielabelsprong-woningwaarde`: what a better energielabel is worth. */
export default function LabelJumpPage() {
  return <LabelJump />;
}
