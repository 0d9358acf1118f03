import { PlainList } from './plain-list';

export default { title: 'ui/core/PlainList' };

const rows = ['Dotterbloemplein', 'Kerkweg'].map(name => <li key={name}>{name}</li>);

export const Plain = () => <PlainList>{rows}</PlainList>;

export const RulesBetween = () => <PlainList rules="between">{rows}</PlainList>;

export const RulesAbove = () => (
  <PlainList as="ol" rules="above">
    {rows}
  </PlainList>
);
