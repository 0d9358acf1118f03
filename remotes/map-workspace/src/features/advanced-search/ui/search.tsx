import { useEffect } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useSearchAddress } from '../api/use-search-address';
import { circleLayer } from '../model/circle';
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
      onText={next => change({ text: next })}
      onCircle={next => change({ circle: next })}
      onClose={() => change({ text: null })}
    />
  );
}
