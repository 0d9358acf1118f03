// For who starts often and checks nothing: loading the schemas takes half a second of processor time.
export * from '../locator/lists';
export * from '../objects/lists';
