import { useLocation } from '@kavel/router';
import { EmbedBlock, embedOf } from '../features/embeds';

/** `/embed/search` and the others, as pages of other sites show them. */
export default function EmbedPage() {
  return <EmbedBlock embed={embedOf(useLocation().pathname) ?? 'search'} />;
}
