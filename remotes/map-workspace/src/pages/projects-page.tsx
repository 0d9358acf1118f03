import { Projects } from '../features/projects';

/** `/projects`: the assignments of the organisation as board, list and map. */
export default function ProjectsPage() {
  return <Projects />;
}
