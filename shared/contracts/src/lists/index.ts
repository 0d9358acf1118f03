// Lists without validation, for code that starts often: loading the schemas takes half a second of processor time.

export * from '../estimates/label-jump-lists';
export * from '../locator/lists';
export * from '../objects/lists';
