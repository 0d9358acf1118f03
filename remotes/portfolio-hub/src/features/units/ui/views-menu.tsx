import type { SavedView } from '@kavel/contracts/units';
import { Menu } from '@kavel/ui/core';
import { Bookmark } from '@kavel/ui/icons';
import { useState } from 'react';
import { lateDialog } from '../../../common/late';
import { toastError, toastSuccess, toastWithUndo } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { useViewCalls } from '../api/view-calls';
import type { HubView } from './use-hub-view';

const NameDialog = lateDialog(async () => (await import('../../../common/name-dialog')).NameDialog);

/** The user's own views: select, save under a name, change, delete. */
export function ViewsMenu({ hubView }: { hubView: HubView }) {
  const t = useTexts();
  const hub = useHubTexts();
  const calls = useViewCalls();
  const [naming, setNaming] = useState(false);
  const { views, current, view, show, showAll } = hubView;

  const keep = async (name: string) => {
    const kept = await calls.create({ name, view });
    show(kept.view, kept.id);
    setNaming(false);
    toastSuccess(hub('views.saved', { name }));
  };

  const update = (kept: SavedView) =>
    calls
      .update({ ...kept, view })
      .then(() => toastSuccess(hub('views.saved', { name: kept.name })))
      .catch((error: unknown) => toastError(hub('views.failed', { name: kept.name }), error));

  const bringBack = (kept: SavedView) =>
    calls
      .create({ name: kept.name, view: kept.view })
      .catch((error: unknown) => toastError(hub('views.failed', { name: kept.name }), error));

  const remove = (kept: SavedView) =>
    calls
      .remove(kept.id)
      .then(() =>
        toastWithUndo(hub('views.removed', { name: kept.name }), hub('views.undoHow'), () => {
          void bringBack(kept);
        }),
      )
      .catch((error: unknown) => toastError(hub('views.failed', { name: kept.name }), error));

  return (
    <>
      <Menu
        trigger={
          <>
            <Bookmark aria-hidden /> {current?.name ?? hub('views.title')}
          </>
        }
        items={[
          { key: 'all', label: hub('views.all'), checked: current === null, onSelect: showAll },
          ...views.map(kept => ({
            key: kept.id,
            label: kept.name,
            checked: kept.id === current?.id,
            onSelect: () => show(kept.view, kept.id),
          })),
          { key: 'keep', label: hub('views.keep'), onSelect: () => setNaming(true) },
          ...(current
            ? [
                {
                  key: 'update',
                  label: hub('views.update', { name: current.name }),
                  onSelect: () => void update(current),
                },
                {
                  key: 'remove',
                  label: hub('views.remove', { name: current.name }),
                  onSelect: () => void remove(current),
                },
              ]
            : []),
        ]}
      />
      {naming ? (
        <NameDialog
          title={hub('views.keep')}
          hint={hub('views.hint')}
          submitLabel={t('common.save')}
          initialName=""
          onClose={() => setNaming(false)}
          onSubmit={keep}
        />
      ) : null}
    </>
  );
}
