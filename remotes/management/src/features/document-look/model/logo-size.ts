import { type LogoProblem, logoLimits } from '@kavel/contracts/reports';

/** Pixels; printed at 8.5 mm that is 600 to the inch. */
const wantedHeight = 200;
/** Pictures of fewer pixels look coarse on paper; drawings have none and are drawn at any size. */
const { leastHeight, ratio } = logoLimits;

/** Size at which a picture becomes a logo, or why it cannot. */
export function logoSize(
  { width, height }: { width: number; height: number },
  isDrawing: boolean,
): { width: number; height: number } | LogoProblem {
  if (width < 1 || height < 1) return 'format';
  if (width > height * ratio) return 'wide';
  if (!isDrawing && height < leastHeight) return 'small';
  const scale = isDrawing ? wantedHeight / height : Math.min(1, wantedHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.round(height * scale) };
}
