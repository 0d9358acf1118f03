export { WhatIf } from './ui/what-if';
