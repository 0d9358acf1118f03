import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceApi } from '@kavel/contracts/services';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from './harness';
import { madeService } from './upload';

// Set-up of the tests of files: before each test a service of a new user. Importing it registers its hooks.

export let harness: Harness;
export let caller: Caller;
export let id: string;

export const fileLimit = 1_000_000;
export const organisationLimit = 3_000_000;

beforeAll(async () => {
  harness = await startHarness({ files: { fileLimit, organisationLimit } });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
  id = (await madeService(harness, caller)).id;
});

export const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
export const list = () => harness.api.call(serviceApi.listServiceFiles, { params: { id } }, caller);
export const progress = (fileId: string, by = caller) =>
  harness.api.call(serviceApi.uploadProgress, { params: { id, fileId } }, by);
export const removeFile = (fileId: string) =>
  harness.api.call(serviceApi.deleteFile, { params: { id, fileId } }, caller);
export const restoreFile = (fileId: string) =>
  harness.api.call(serviceApi.restoreFile, { params: { id, fileId } }, caller);
export const onDisk = () => {
  try {
    return readdirSync(join(harness.filesFolder, caller.organisationId));
  } catch {
    return [];
  }
};
