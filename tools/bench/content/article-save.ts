import { randomUUID } from 'node:crypto';
import { type ArticleContent, editorApi } from '@kavel/contracts/content';
import { call, signIn } from '../api';
import { atMost, type Measurement } from '../figure';
import { withKavel } from '../kavel';
import { described, percentile, timesOf } from '../locator/ask';

const saves = 200;
/** A long article: about six minutes of reading. */
const words = 1_200;

/** Saving an article through the gateway: text, revision, sources and what it is about, one save after the other. */
export const measureArticleSave: Measurement = bench =>
  withKavel(bench, async () => {
    const { access_token: token } = await signIn('admin@kavel.example');
    let article = await call(editorApi.createArticle, { body: longArticle() }, token);
    const { id } = article;
    const times = await timesOf(
      Array.from({ length: saves }, (_, number) => number),
      async number => {
        const content = { ...article.content, body: `${article.content.body}\n\nAlinea ${number}.` };
        const body = { revision: article.revision, content };
        article = await call(editorApi.saveArticle, { params: { id }, body }, token);
      },
    );
    bench.say(`an article of ${article.content.body.length} characters: ${described(times)}`);
    return [atMost('saving an article p95', percentile(times, 0.95), 'ms', 50)];
  });

function longArticle(): ArticleContent {
  const key = `meting-${randomUUID()}`;
  const sentence = 'De **prijs** van een woning volgt uit [verkopen](https://www.cbs.nl) in de buurt. ';
  const paragraph = sentence.repeat(8);
  return {
    kind: 'news',
    translationKey: key,
    lang: 'nl',
    slug: key,
    title: 'Een artikel van deze meting',
    summary: 'Wordt alleen gemaakt om te meten.',
    body: `## Kop\n\n${paragraph}\n\n`.repeat(Math.ceil(words / paragraph.split(' ').length)),
    subjects: ['prijzen'],
    law: '',
    validFrom: null,
    validTo: null,
    checkedAt: null,
    checkedBy: '',
    sources: [{ label: 'CBS', url: 'https://www.cbs.nl' }],
    touches: null,
    related: { objects: [], areas: [{ code: 'GM9999', name: 'Kavelstede' }] },
  };
}
