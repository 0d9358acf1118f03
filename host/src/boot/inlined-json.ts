/** JSON that the gateway checked and wrote into the page, so that no request stands between page and route. */
export function inlinedJson<Value>(id: string): Value {
  const element = document.getElementById(id);
  if (!element?.textContent) throw new Error(`The page carries no #${id}`);
  return JSON.parse(element.textContent);
}
