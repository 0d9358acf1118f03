import { Projects } from '../features/projects';
import { WorkAreaGuard } from '../features/work-areas';

/** `/projects`: the assignments of the organisation as board, list and map. */
export default function ProjectsPage() {
  return (
    <>
      <WorkAreaGuard />
      <Projects />
    </>
  );
}
