import { editorApi } from '@kavel/contracts/content';
import { type Caller, route, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import * as articles from '../repositories/edited-articles';
import * as revisions from '../repositories/revisions';
import type { ContentDatabase, ContentTransaction } from '../repositories/schema';
import { checkPublishable, checkStep } from '../rules/check-status';
import { requireEditor } from './require-editor';

export interface EditorContext {
  database: ContentDatabase;
  auth: ServiceClient;
}

/** Editors work in the name of the service, which sees what readers do not: so each call asks who they are. */
export function editorRoutes(app: FastifyInstance, { database, auth }: EditorContext): void {
  const editing = async <T>(caller: Caller, work: (trx: ContentTransaction) => Promise<T>): Promise<T> => {
    await requireEditor(auth, caller);
    return database.inService(work);
  };

  route(app, editorApi.listEditedArticles, ({ caller }) => editing(caller, articles.listArticles));

  route(app, editorApi.getEditedArticle, ({ caller, params }) =>
    editing(caller, trx => articles.getArticle(trx, params.id)),
  );

  route(app, editorApi.createArticle, ({ caller, body }) =>
    editing(caller, trx => articles.insertArticle(trx, signatureOf(caller), body)),
  );

  route(app, editorApi.saveArticle, ({ caller, params: { id }, body: { revision, content } }) =>
    editing(caller, async trx => {
      const before = await articles.lockArticle(trx, id);
      checkRevision(revision, before.revision);
      checkPublishable(content, before.status);
      return articles.updateContent(trx, signatureOf(caller), before, content);
    }),
  );

  route(app, editorApi.setArticleStatus, ({ caller, params: { id, status }, body }) =>
    editing(caller, async trx => {
      const before = await articles.lockArticle(trx, id);
      checkRevision(body.revision, before.revision);
      checkStep(before.status, status);
      checkPublishable(before.content, status);
      const publishAt = publishAtOf(status, body.publishAt);
      return articles.updateStatus(trx, signatureOf(caller), id, { status, publishAt });
    }),
  );

  route(app, editorApi.listArticleRevisions, ({ caller, params }) =>
    editing(caller, trx => revisions.listRevisions(trx, params.id)),
  );

  route(app, editorApi.getArticleRevision, ({ caller, params }) =>
    editing(caller, trx => revisions.getRevision(trx, params.id, params.revision)),
  );

  route(app, editorApi.removeOldSlug, ({ caller, params: { id, slug } }) =>
    editing(caller, async trx => {
      await articles.removeOldSlug(trx, id, slug);
      return articles.getArticle(trx, id);
    }),
  );
}

const signatureOf = ({ actorId, actorName }: Caller) => ({ userId: actorId, userName: actorName });

function checkRevision(yours: number, current: number): void {
  if (yours === current) return;
  throw new ServiceError('revision-behind', 'Somebody else changed this meanwhile. Look at both versions.', {
    yours,
    current,
  });
}

/** Undefined leaves the time as it is. Throws `bad-request` for a schedule without a time. */
function publishAtOf(status: string, asked: string | undefined): Date | undefined {
  if (status === 'published') return new Date();
  if (status !== 'scheduled') return undefined;
  if (asked === undefined) throw new ServiceError('bad-request', 'A scheduled article needs a time');
  return new Date(asked);
}
