import { Card } from './layout';
import { TextTable } from './text-table';

export default { title: 'ui/core/TextTable' };

const content = (
  <>
    <thead>
      <tr>
        <th scope="col">Cost</th>
        <th scope="col" data-figure>
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Transfer tax, of the price of the building and all that stays in it</th>
        <td data-figure>€ 8.020</td>
      </tr>
      <tr>
        <th scope="row">Land registry</th>
        <td data-figure>€ 172</td>
      </tr>
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Together</th>
        <td data-figure>€ 8.192</td>
      </tr>
    </tfoot>
  </>
);

export const Plain = () => <TextTable aria-label="Costs">{content}</TextTable>;

export const Dense = () => (
  <TextTable dense aria-label="Costs">
    {content}
  </TextTable>
);

export const InCard = () => (
  <Card>
    <TextTable inset aria-label="Costs">
      {content}
    </TextTable>
  </Card>
);
