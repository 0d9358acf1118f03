import { Text } from './index';
import { PaperHead } from './paper-head';

export default { title: 'ui/core/PaperHead' };

export const OnPaper = () => (
  <>
    <PaperHead kind="Valuation" facts={['draft', '21 Nov 2026']} />
    <Text>What stands above this line shows in print only.</Text>
  </>
);
