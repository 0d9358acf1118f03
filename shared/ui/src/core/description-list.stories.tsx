import { DescriptionList } from './description-list';
import { EnergyLabelBadge } from './energy-label';

export default { title: 'ui/core/DescriptionList' };

const facts = [
  { term: 'Address', value: 'Dotterbloemplein 12, 7322 AB Apeldoorn' },
  { term: 'Usable area', value: '96 m²' },
  { term: 'Energy label', value: <EnergyLabelBadge label="B" /> },
];

export const Columns = () => <DescriptionList items={facts} />;

export const TermWidth = () => <DescriptionList termWidth="minmax(12rem, auto)" items={facts} />;

export const Figures = () => (
  <DescriptionList
    look="figures"
    maxWidth="20rem"
    items={[
      { term: 'References', value: '12' },
      { term: 'Accuracy', value: '2 / 7' },
    ]}
  />
);

export const Rows = () => <DescriptionList look="rows" items={facts} />;

export const Ruled = () => <DescriptionList look="ruled" items={facts} />;

export const Inline = () => <DescriptionList look="inline" items={facts} />;
