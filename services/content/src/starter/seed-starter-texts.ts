import { readFile } from 'node:fs/promises';
import { articleLanguages } from '@kavel/contracts/content';
import { findVersions, insertArticle } from '../repositories/edited-articles';
import type { ContentDatabase } from '../repositories/schema';
import { checkPublishable } from '../rules/check-status';
import { readStarterText } from './read-starter-text';
import { starterTopics } from './starter-topics';

const folder = new URL('../../texts/', import.meta.url);
const signature = { userId: null, userName: 'Kavel' };

/**
 * Publishes the starter texts that were never there, by the door of the editor. One that an editor changed or archived
 * stays as it is, as articles are never deleted.
 */
export async function seedStarterTexts(database: ContentDatabase): Promise<void> {
  const texts = starterTopics.flatMap(topic => articleLanguages.map(lang => ({ topic, lang })));
  await database.inService(async trx => {
    const known = await findVersions(trx);
    for (const { topic, lang } of texts) {
      if (known.has(`${topic.kind} ${topic.translationKey} ${lang}`)) continue;
      const text = await readFile(new URL(`${topic.translationKey}.${lang}.md`, folder), 'utf8');
      const content = readStarterText(topic, lang, text);
      checkPublishable(content, 'published');
      await insertArticle(trx, signature, content, { status: 'published', publishAt: new Date() });
    }
  });
}
