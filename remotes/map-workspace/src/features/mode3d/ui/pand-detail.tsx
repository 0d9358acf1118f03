import { type FeatureDetailProps, objectLayer } from '../../../common/workspace-feature';
import { PandCard } from '../../view3d';

/** A building with several addresses, of which one is chosen here. */
export function PandDetail({ id, choose, onClose }: FeatureDetailProps) {
  return (
    <PandCard
      pandId={id}
      objectId={null}
      onObject={objectId => objectId && choose({ layer: objectLayer, id: objectId })}
      onClose={onClose}
    >
      {null}
    </PandCard>
  );
}
