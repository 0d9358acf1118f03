import type { ArticleLanguage, EditedArticle } from '@kavel/contracts/content';
import { articleLanguages } from '@kavel/contracts/content';
import { useLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Loaded } from '../../../common/ui/loaded';
import { editorQueries } from '../api/editor-queries';
import { newContent, translationOf } from '../model/new-content';
import { ArticleForm } from './article-form';
import { ArticleTable } from './article-table';
import type { EditorPlaces } from './editor-places';

const parameter = 'article';
const fresh = 'new';

/** `…&article=new`, `…&article=new-de&of=…` or `…&article=<id>`; the list without one. */
export function Editor() {
  const [address, setAddress] = useSearchParams();
  const open = (article: string | null, of: string | null = null) =>
    setAddress(before => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries({ [parameter]: article, of })) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const article = address.get(parameter);
  const of = address.get('of');
  const lang = articleLanguages.find(one => article === `${fresh}-${one}`);
  const close = () => open(null);
  if (article === null) return <ArticleTable onOpen={open} onNew={() => open(fresh)} />;
  if (article === fresh) return <NewArticle onClose={close} onOpen={open} />;
  if (lang && of)
    return <NewTranslation key={`${of}-${lang}`} of={of} lang={lang} onClose={close} onOpen={open} />;
  return <OpenArticle key={article} id={article} onClose={close} onOpen={open} />;
}

function NewArticle(places: EditorPlaces) {
  const lang = useLanguage();
  return <ArticleForm draftId={fresh} stored={{ revision: 0, content: newContent(lang) }} {...places} />;
}

function NewTranslation({ of, lang, ...places }: EditorPlaces & { of: string; lang: ArticleLanguage }) {
  const query = useQuery(editorQueries.article(of));
  return (
    <Loaded query={query}>
      {original => (
        <ArticleForm
          draftId={`${of}-${lang}`}
          stored={{ revision: 0, content: translationOf(original, lang) }}
          {...places}
        />
      )}
    </Loaded>
  );
}

function OpenArticle({ id, ...places }: EditorPlaces & { id: string }) {
  const query = useQuery(editorQueries.article(id));
  return (
    <Loaded query={query}>
      {(article: EditedArticle) => (
        <ArticleForm draftId={id} stored={article} article={article} {...places} />
      )}
    </Loaded>
  );
}
