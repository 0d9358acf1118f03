import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { exampleAddresses } from '@kavel/contracts';
import { copyDemo } from '@kavel/demo-data/testing';
import { suggestAddresses } from '../suggest/suggest';
import { matchLines } from './match-lines';

jest.setTimeout(60_000);

test('the addresses of examples are in the demo: each is suggested, and matched as a line of a list', async () => {
  const folder = await temporaryFolder();
  const store = new CatalogueStore(folder.path);
  await copyDemo({ dataFolder: folder.path, everyNth: 200 });
  await store.use(async snapshot => {
    const lines = exampleAddresses.map((text, at) => ({ line: at + 1, text }));
    const matched = await matchLines(snapshot, lines);
    expect(matched.map(({ outcome }) => outcome)).toEqual(lines.map(() => 'matched'));
    for (const [at, text] of exampleAddresses.entries()) {
      const [first] = await suggestAddresses(snapshot, text, 1);
      expect(first?.objectId).toBe(matched[at]?.objectId);
    }
  });
  store.close();
  await folder.remove();
});
