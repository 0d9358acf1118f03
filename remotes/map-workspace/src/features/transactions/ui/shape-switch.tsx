import { Segmented } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import { type Shape, shapes } from '../model/transaction-view';

/** Choice between points, hexagons and buurten. */
export function ShapeSwitch({ shape, onChange }: { shape: Shape; onChange: (shape: Shape) => void }) {
  const t = useTexts();
  return (
    <Segmented
      label={t('shape')}
      value={shape}
      options={shapes.map(value => ({ value, label: t(`shapes.${value}`) }))}
      onChange={onChange}
    />
  );
}
