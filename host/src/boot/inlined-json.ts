/** JSON that the gateway validated and inlined in the page, so that routing needs no request. */
export function inlinedJson<Value>(id: string): Value {
  const element = document.getElementById(id);
  if (!element?.textContent) throw new Error(`The page carries no #${id}`);
  return JSON.parse(element.textContent);
}
