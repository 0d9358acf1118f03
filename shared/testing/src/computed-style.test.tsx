/** patches/jsdom: styles are compared with fewer elements and kept between changes, and must stay what they were. */

function addSheet(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

function add(html: string): Element[] {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll('[id]')];
}

const displays = (elements: Element[]) => elements.map(element => getComputedStyle(element).display);

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test.each([
  ['.css-a', ['none', 'none', 'block', 'block']],
  ['.css-a.open', ['block', 'none', 'block', 'block']],
  ['.css-a[data-state="closed"]', ['none', 'block', 'block', 'block']],
  ['.css-a:not(.open)', ['none', 'block', 'block', 'block']],
  ['.other, .css-b', ['block', 'block', 'none', 'block']],
  ['.css-b > .css-c', ['block', 'block', 'block', 'none']],
  ['.css-b .css-c', ['block', 'block', 'block', 'none']],
  ['.css-a + .css-a', ['block', 'none', 'block', 'block']],
  ['.css-A', ['block', 'block', 'block', 'block']],
  ['div', ['none', 'none', 'none', 'none']],
  ['#one', ['none', 'block', 'block', 'block']],
  [':is(.css-a, .css-c)', ['none', 'none', 'block', 'none']],
  ['p, .css-b div', ['block', 'block', 'block', 'none']],
  ['p, #two', ['block', 'none', 'block', 'block']],
  ['p .css-a, body > .css-b', ['block', 'block', 'none', 'block']],
  ['.css-b *', ['block', 'block', 'block', 'none']],
  ['.css-a:not([data-state="closed, .css-b"], p)', ['none', 'none', 'block', 'block']],
  ['.css-b:not(:is(.css-a, p))', ['block', 'block', 'none', 'block']],
  [':root .css-c', ['block', 'block', 'block', 'none']],
  ['.css-c, ::selection', ['block', 'block', 'block', 'none']],
])('%s hides what it names', (selector, expected) => {
  addSheet(`${selector} { display: none }`);
  expect(
    displays(
      add(`<div id="one" class="css-a" data-state="closed"></div><div id="two" class="\topen  css-a"></div>
        <div id="three" class="css-b"><div id="four" class="css-c"></div></div>`),
    ),
  ).toEqual(expected);
});

test('a style is that of now: after a class, a parent, a sheet or the place in the tree changed', () => {
  addSheet('.hidden { visibility: hidden } .gone { display: none }');
  const [parent, child] = add('<div id="parent"><p id="child"></p></div>') as [Element, Element];
  const seen = () => [getComputedStyle(child).visibility, getComputedStyle(child).display];
  expect(seen()).toEqual(['visible', 'block']);
  parent.className = 'hidden';
  expect(seen()).toEqual(['hidden', 'block']);
  child.className = 'gone';
  expect(seen()).toEqual(['hidden', 'none']);
  child.setAttribute('style', 'visibility: visible');
  expect(seen()).toEqual(['visible', 'none']);
  child.removeAttribute('style');
  addSheet('.gone { display: flex }');
  expect(seen()).toEqual(['hidden', 'flex']);
  document.body.append(child);
  expect(seen()).toEqual(['visible', 'flex']);
  child.remove();
  child.className = 'hidden';
  document.body.append(child);
  expect(seen()).toEqual(['hidden', 'block']);
});
