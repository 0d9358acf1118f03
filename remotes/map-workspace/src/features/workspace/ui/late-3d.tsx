import type { SceneProps } from '@kavel/map';
import { lazy, Suspense, useEffect, useState } from 'react';
import { newestQuery } from '../../../common/use-own-query';
import { useMapSettings } from '../../map-layers';
import { loadMode3d } from '../../mode3d';
import { canDraw3d } from '../../view3d';
import { whenIdle } from '../model/when-idle';

const Mode3d = lazy(loadMode3d);

/** Loads the 3D map where it is wanted and can be drawn, when the flat picture stands and the browser is idle. */
export function Late3d(props: SceneProps) {
  const { flat } = props;
  const { mode3d, theme, buildings3d, hidden } = useMapSettings();
  const [first] = useState(mode3d);
  const [ready, setReady] = useState(false);
  const asked = isTilted();
  useEffect(() => {
    if (!mode3d) return;
    let waits = true;
    void flat.complete().then(() => whenIdle(() => waits && canDraw3d(asked) && setReady(true)));
    return () => {
      waits = false;
    };
  }, [flat, mode3d, asked]);
  return ready ? (
    <Suspense fallback={null}>
      <Mode3d
        {...props}
        on={mode3d}
        asked={!first}
        settings={{ theme, shown: buildings3d && !hidden.includes('panden') }}
      />
    </Suspense>
  ) : null;
}

/** An address with a tilt asks for 3D. */
const isTilted = () => newestQuery().has('pitch');
