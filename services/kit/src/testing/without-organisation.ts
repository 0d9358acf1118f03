import {
  BinaryOperationNode,
  ColumnNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  ValueNode,
} from 'kysely';

const always = BinaryOperationNode.create(
  ValueNode.createImmediate(1),
  OperatorNode.create('='),
  ValueNode.createImmediate(1),
);

/** Turns `organisation_id = <value>` into `1 = 1`. Joins on the column stay: they compare rows, not callers. */
class WithoutOrganisation extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    if (!isOrganisation(node.leftOperand) || !ValueNode.is(node.rightOperand))
      return super.transformBinaryOperation(node);
    organisationChecks.takenAway += 1;
    return always;
  }
}

function isOrganisation(node: OperationNode): boolean {
  if (!ReferenceNode.is(node) || !ColumnNode.is(node.column)) return false;
  return node.column.column.name === 'organisation_id';
}

const transformer = new WithoutOrganisation();

/**
 * Lets a test send queries of a service that forgot its organisation filters: only row-level security is then left.
 * Filters written in raw SQL stay as they are.
 */
export const organisationChecks: { away: boolean; takenAway: number; plugin: KyselyPlugin } = {
  away: false,
  /** Number of removed filters so far. */
  takenAway: 0,
  plugin: {
    transformQuery: ({ node, queryId }) =>
      organisationChecks.away ? transformer.transformNode(node, queryId) : node,
    transformResult: async ({ result }) => result,
  },
};
