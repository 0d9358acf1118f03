export { outcomesOf } from './api/scenario-calls';
export { WhatIf } from './ui/what-if';
