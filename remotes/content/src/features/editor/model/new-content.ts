import {
  type ArticleContent,
  type ArticleLanguage,
  type EditedArticle,
  nothingRelated,
} from '@kavel/contracts/content';

/** An empty article. */
export function newContent(lang: ArticleLanguage): ArticleContent {
  return {
    ...{ kind: 'news', translationKey: '', lang, slug: '', title: '', summary: '', body: '', subjects: [] },
    ...{ law: '', validFrom: null, validTo: null, checkedAt: null, checkedBy: '', sources: [] },
    touches: null,
    related: nothingRelated,
  };
}

/** The start of a version in another language: dates and sources stay, an address is still to be chosen. */
export function translationOf({ content }: EditedArticle, lang: ArticleLanguage): ArticleContent {
  return { ...content, lang, slug: `${content.slug}-${lang}`.slice(-80).replace(/^-+/, '') };
}
