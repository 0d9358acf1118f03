import { embedAddress, embedCode, embedOf, embeds } from './embeds';

test('an address says which block it is for', () => {
  for (const embed of embeds) expect(embedOf(`/embed/${embed}`)).toBe(embed);
  expect(embedOf('/embed/portfolio')).toBeUndefined();
});

test('the code to copy holds the address of the block, escaped', () => {
  const choice = { embed: 'score', language: 'de', objectId: '0200010000130331' } as const;
  expect(embedAddress(choice)).toBe('/embed/score?lang=de&address=0200010000130331');
  expect(embedCode(choice, 'https://kavel.example', 'Score von "Kavel"')).toBe(
    '<iframe src="https://kavel.example/embed/score?lang=de&amp;address=0200010000130331"' +
      ' title="Score von &quot;Kavel&quot;" width="100%" height="420" loading="lazy" style="border:0"></iframe>',
  );
});
