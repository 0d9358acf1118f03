import { Button } from '@kavel/ui/core';
import { useInternTexts } from '../pages/intern/i18n';
import { clearOverrides } from './overrides';

/** Shows that this tab has remote overrides; pressing it clears them. */
export default function OverrideBadge({ names, floating }: { names: readonly string[]; floating: boolean }) {
  const t = useInternTexts();
  const off = () => {
    clearOverrides();
    location.reload();
  };
  return (
    <Button
      bg="amberSoft"
      color="amber"
      title={t('override.off')}
      onClick={off}
      {...(floating ? { position: 'fixed', bottom: '3', left: '3', zIndex: 'bar' } : {})}
    >
      {t('override.badge', { names: names.join(', ') })} ×
    </Button>
  );
}
