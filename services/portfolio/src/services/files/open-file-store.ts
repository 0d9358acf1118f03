import { resolve } from 'node:path';
import { bucketStore } from './bucket-store';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';

/**
 * A store by its address: `s3://bucket/folder`, else a folder. Credentials of a bucket are AWS's own variables. Throws
 * when they are missing.
 */
export function openFileStore(address: string, variables: NodeJS.ProcessEnv = process.env): FileStore {
  if (!address.startsWith('s3://')) return folderStore(resolve(address));
  const region = variables.AWS_REGION || 'us-east-1';
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(`${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  }
  const endpoint = variables.AWS_ENDPOINT_URL_S3 || `https://s3.${region}.amazonaws.com`;
  return bucketStore({ address, endpoint, region, accessKeyId, secretAccessKey });
}
