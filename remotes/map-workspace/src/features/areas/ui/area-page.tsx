import type { Insets } from '@kavel/map';
import type { ReactNode } from 'react';
import { useOwnQuery } from '../../../common/use-own-query';
import type { AreaView } from '../model/area-view';
import { AreaLayout } from './area-layout';
import { AreaList } from './area-list';
import { AreaMap, type AreaMapProps } from './area-map';
import { UnknownArea } from './unknown-area';
import type { AreaPageState } from './use-area-page';

export interface AreaPageProps
  extends Pick<AreaMapProps, 'level' | 'snapshot' | 'classes' | 'labelOf' | 'around'> {
  title: string;
  /** Accessible name of the map. */
  mapLabel: string;
  view: AreaView;
  state: AreaPageState;
  /** Codes of the areas with a thick outline. */
  selected: string | null;
  beside: string | null;
  /** What is chosen, and the legend. */
  panel: ReactNode;
  table: ReactNode;
  /** Number of areas in the table and of all; name of the class that is shown alone. */
  shown: number;
  all: number;
  only: string | null;
  /** The selected area; null for none. */
  detail: ReactNode;
}

/** A page of areas: panel, map, table and the selected area, which point at each other. */
export function AreaPage({ title, mapLabel, view, state, panel, table, detail, ...props }: AreaPageProps) {
  const { level, snapshot, classes, labelOf, around, selected, beside } = props;
  const map = (insets: Insets) => (
    <AreaMap
      {...{ level, snapshot, classes, labelOf, around, selected, beside, insets }}
      label={mapLabel}
      hovered={state.hovered}
      camera={view.camera}
      goTo={state.goTo}
      onSelect={state.choosing.select}
      onHover={state.setHovered}
      onCamera={state.setCamera}
    />
  );
  const unknown = useUnknownArea({ classes, selected, beside });
  return (
    <AreaLayout
      title={title}
      panel={panel}
      map={map}
      table={
        <AreaList shown={props.shown} all={props.all} only={props.only} onAll={state.showAll}>
          {table}
        </AreaList>
      }
      detail={
        unknown === null ? (
          detail
        ) : (
          <>
            <UnknownArea code={unknown} onForget={selected ? state.endComparing : state.close} />
            {detail}
          </>
        )
      }
      show={view.show}
      onShow={state.setShow}
    />
  );
}

/** What the address names and the page does not know: the selected area, or the one beside it. */
function useUnknownArea({
  classes,
  selected,
  beside,
}: Pick<AreaPageProps, 'classes' | 'selected' | 'beside'>): string | null {
  const [query] = useOwnQuery();
  // The areas of another level are being loaded.
  if (classes === null) return null;
  if (selected === null) return query.get('area') || null;
  return beside === null ? query.get('beside') || null : null;
}
