import { TechnicalBrief } from '../features/technical-brief';

/** `/technisch-pve`: a technical brief (technisch programma van eisen). */
export default function TechnischPvePage() {
  return <TechnicalBrief />;
}
