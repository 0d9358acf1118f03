import type { FeatureDetailProps } from '../../../common/workspace-feature';
import { useProjectCalls } from '../api/use-project-calls';
import { projectLayerKey } from '../model/project-layer-key';
import { ProjectDetail } from './project-detail';

/** Details of the project selected on the map, editable. */
export function ProjectOnMap({ id, choose, onClose }: FeatureDetailProps) {
  const calls = useProjectCalls();
  return (
    <ProjectDetail
      id={id}
      calls={calls}
      onOpen={made => choose({ layer: projectLayerKey, id: made })}
      onClose={onClose}
    />
  );
}
