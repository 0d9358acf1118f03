import type { BlockScan } from '../kernel/block-scan';
import { type CountJob, mergeCounts, runCount } from './count';
import { type DistributionJob, mergeDistributions, runDistribution } from './distribution';
import { type FacetCounts, type FacetsJob, mergeFacets, runFacets } from './facets';
import { type MaskJob, mergeMasks, runMask } from './mask';
import { mergePages, type PageJob, type Place, runPage } from './page';
import { mergeRowMasks, type RowMaskJob, runRowMask } from './row-mask';

export type { FacetCounts } from './facets';
export type { Place } from './page';

/** A query to the index. Each thread answers it for its own blocks, and the parts are merged. */
export type Job = CountJob | FacetsJob | DistributionJob | PageJob | MaskJob | RowMaskJob;

interface Answers {
  count: number;
  facets: FacetCounts;
  distribution: Uint32Array;
  page: Place[];
  mask: Uint8Array;
  rowMask: Uint32Array;
}
export type AnswerOf<J extends Job> = Answers[J['kind']];
export type Answer = Answers[keyof Answers];

export function runJob(scan: BlockScan, job: Job, from: number, to: number): Answer {
  switch (job.kind) {
    case 'count':
      return runCount(scan, job, from, to);
    case 'facets':
      return runFacets(scan, job, from, to);
    case 'distribution':
      return runDistribution(scan, job, from, to);
    case 'page':
      return runPage(scan, job, from, to);
    case 'mask':
      return runMask(scan, job, from, to);
    case 'rowMask':
      return runRowMask(scan, job, from, to);
  }
}

/** Merges the parts in block order, depending on the kind of job. */
export function mergeAnswers<J extends Job>(job: J, parts: readonly Answer[]): AnswerOf<J> {
  return merge(job, parts) as AnswerOf<J>;
}

function merge(job: Job, parts: readonly Answer[]): Answer {
  switch (job.kind) {
    case 'count':
      return mergeCounts(parts as number[]);
    case 'facets':
      return mergeFacets(parts as FacetCounts[]);
    case 'distribution':
      return mergeDistributions(parts as Uint32Array[]);
    case 'page':
      return mergePages(parts as Place[][], job.limit);
    case 'mask':
      return mergeMasks(parts as Uint8Array[]);
    case 'rowMask':
      return mergeRowMasks(parts as Uint32Array[]);
  }
}
