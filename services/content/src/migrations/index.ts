import type { Migration } from '@kavel/service-kit';
import { articles } from './080-articles';
import { visitSums } from './095-visit-sums';
import { articlePictures } from './096-article-pictures';
import { related } from './097-related';

/** In the order in which they are applied; a released one never changes. */
export const migrations: Migration[] = [articles, visitSums, articlePictures, related];
