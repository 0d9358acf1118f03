import { hasPermission, useSession } from '@kavel/auth';
import { bus } from '@kavel/event-bus';
import { SavedMenu } from '@kavel/saved-searches';
import { Button, LinkButton } from '@kavel/ui/core';
import { Camera, Copy, Ruler } from '@kavel/ui/icons';
import { useTexts } from '../i18n';

export interface PageToolsProps {
  measuring: boolean;
  /** The words of the page's address. */
  words: string;
  onMeasuring: (on: boolean) => void;
  onOpen: (words: string) => void;
}

const members = 'auth.unrestricted-access-general';
/** Views are opened, and not looked at again for new results. */
const noCriteria = () => null;

/** What is done with the picture: measured, kept by name, shared, and made into an image. */
export function PageTools({ measuring, words, onMeasuring, onOpen }: PageToolsProps) {
  const t = useTexts();
  const isMember = hasPermission(useSession(), members);
  const share = async () => {
    const address = `${window.location.origin}/3d?${words}`;
    try {
      await navigator.clipboard.writeText(address);
      bus.publish('toast', { tone: 'success', title: t('copied') });
    } catch {
      // The clipboard needs https and permission.
      bus.publish('toast', { tone: 'info', title: t('notCopied'), description: address });
    }
  };
  return (
    <>
      <Button
        aria-pressed={measuring}
        _pressed={{ bg: 'accentSoft', color: 'accent' }}
        onClick={() => onMeasuring(!measuring)}
      >
        <Ruler aria-hidden />
        {t('measure')}
      </Button>
      <Button onClick={() => void share()}>
        <Copy aria-hidden />
        {t('share')}
      </Button>
      {isMember ? (
        <>
          <SavedMenu
            variant="outline"
            kind="view3d"
            current={words}
            criteriaOf={noCriteria}
            onOpen={onOpen}
          />
          <LinkButton to={`/cesium-screenshot?${words}`}>
            <Camera aria-hidden />
            {t('picture')}
          </LinkButton>
        </>
      ) : null}
    </>
  );
}
