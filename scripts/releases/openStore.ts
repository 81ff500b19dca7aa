/** Opens a store by its address, on Node. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderStore } from './folder/FolderStore';
import { openRemoteStore, type StoreEnvironment } from './openRemoteStore';
import { StoreRefused, type ReleaseStore } from './ReleaseStore';

/**
 * Opens a folder (a path, or `file:///path`) or whatever {@link openRemoteStore} opens. It reads nothing yet.
 * @throws StoreRefused for other addresses and for missing credentials
 */
export function openStore(address: string, env: StoreEnvironment = process.env): ReleaseStore {
  if (address === '') throw new StoreRefused('The address of the store is empty.');
  if (/^file:/i.test(address)) return new FolderStore(pathOf(address));
  // One letter and a colon is a drive.
  if (/^[a-z][a-z0-9+.-]+:/i.test(address)) return openRemoteStore(address, env);
  return new FolderStore(path.resolve(address));
}

function pathOf(address: string): string {
  try {
    return fileURLToPath(address);
  } catch (error) {
    throw new StoreRefused('The address of a folder must look like file:///folder.', { cause: error });
  }
}
