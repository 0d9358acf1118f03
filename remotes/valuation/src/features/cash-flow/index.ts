export { overriddenParameters } from './model/overridden';
export { parameterKind } from './model/parameter-keys';
export { CalculationWorkspace } from './ui/calculation-workspace';
export { useParameterName } from './ui/use-parameter-name';
