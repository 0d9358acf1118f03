import { useEffect } from 'react';
import { newestQuery } from '../../../common/use-own-query';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useSearchAddress } from '../api/use-search-address';
import { circleLayer } from '../model/circle';
import { readSearch } from '../model/search-address';
import { SearchDialog } from './search-dialog';

/** The circle of the last "within … of" on the map, and the dialog while it is open. */
export function Search(workspace: WorkspaceProps) {
  const { search, change } = useSearchAddress();
  const { draw } = workspace;
  const { circle, text } = search;
  useEffect(() => {
    draw(circle && { layers: [circleLayer(circle)] });
    return () => draw(null);
  }, [draw, circle]);
  return text === null ? null : (
    <SearchDialog
      workspace={workspace}
      initialText={text}
      circle={circle}
      onText={next => {
        // A pause in typing may end after the dialog was closed.
        if (readSearch(newestQuery()).text !== null) change({ text: next });
      }}
      onCircle={next => change({ circle: next })}
      onClose={() => change({ text: null })}
    />
  );
}
