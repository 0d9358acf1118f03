export { outcomesOf } from './api/scenario-calls';
export { pointKeys } from './model/change-form';
export { WhatIf } from './ui/what-if';
