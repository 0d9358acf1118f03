import { resolve } from 'node:path';
import { DeployError } from '../deploy-error';
import { BucketStore } from './bucket-store';
import { FolderStore } from './folder-store';

/** A store by its address: `s3://bucket/folder`, else a folder. Credentials of a bucket are AWS's own variables. */
export function openStore(
  address: string,
  variables: NodeJS.ProcessEnv = process.env,
): FolderStore | BucketStore {
  if (!address.startsWith('s3://')) return new FolderStore(resolve(address));
  const region = variables.AWS_REGION || 'us-east-1';
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!accessKeyId || !secretAccessKey) {
    throw new DeployError(`${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  }
  const endpoint = variables.AWS_ENDPOINT_URL_S3 || `https://s3.${region}.amazonaws.com`;
  return new BucketStore({ address, endpoint, region, accessKeyId, secretAccessKey });
}
