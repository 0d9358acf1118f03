/** Kind of bug in the code of a remote. */
export type Misbehaviour =
  | 'throws at load'
  | 'throws when evaluated'
  | 'has no such page'
  | 'throws in render'
  | 'throws in an effect'
  | 'throws in a handler'
  | 'rejects a promise';

/** Wraps every page: rendered with a button "Act" before it. */
const pages: Partial<Record<Misbehaviour, string>> = {
  'throws in render': 'fail()',
  'throws in an effect': 'React.useEffect(fail, [])',
  'throws in a handler': 'act = fail',
  'rejects a promise': 'act = () => void Promise.reject(failure())',
};

/** The entry of a build, modified as if its team had made the mistake; the rest of the build is unchanged. */
export function misbehave(entry: string, container: string, misbehaviour: Misbehaviour): string {
  const failure = `const failure = () => new Error('${container} misbehaves: ${misbehaviour}'), fail = () => { throw failure(); };`;
  if (misbehaviour === 'throws at load') return `{ ${failure} fail(); }\n${entry}`;
  return `${entry}
{
  ${failure}
  const { init, get } = ${container};
  let shared;
  const broken = React => Page => function BrokenPage() {
    let act = () => {};
    ${pages[misbehaviour] ?? ''};
    const button = React.createElement('button', { onClick: () => act() }, 'Act');
    return React.createElement(React.Fragment, null, button, React.createElement(Page));
  };
  ${container} = {
    init(...args) { [shared] = args; return init(...args); },
    async get(module) {
      ${misbehaviour === 'has no such page' ? 'return get(module + "Gone");' : ''}
      const make = await get(module);
      const [react] = Object.values(shared.react);
      const React = (await react.get())();
      return () => {
        ${misbehaviour === 'throws when evaluated' ? 'fail();' : ''}
        return { default: broken(React)(make().default) };
      };
    },
  };
}`;
}
