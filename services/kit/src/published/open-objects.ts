import { resolve } from 'node:path';
import { bucketObjects } from './bucket-objects';
import { folderObjects } from './folder-objects';
import type { ObjectStore } from './object-store';
import { StoreError } from './store-error';

/**
 * Opens a store by address: `s3://bucket/folder`, else a folder. Credentials of a bucket are AWS's own variables.
 * Throws a StoreError when they are missing.
 */
export function openObjects(address: string, variables: NodeJS.ProcessEnv = process.env): ObjectStore {
  if (!address.startsWith('s3://')) return folderObjects(resolve(address));
  const region = variables.AWS_REGION || 'us-east-1';
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!accessKeyId || !secretAccessKey) {
    throw new StoreError(`${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  }
  const endpoint = variables.AWS_ENDPOINT_URL_S3 || `https://s3.${region}.amazonaws.com`;
  return bucketObjects({ address, endpoint, region, accessKeyId, secretAccessKey });
}
