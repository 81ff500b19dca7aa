/** The checks that every store makes: names, sizes, hashes. */
import { LARGEST_OBJECT, LARGEST_POINTER, StoreCorrupt, StoreRefused, type ObjectHash } from './ReleaseStore';

const POINTER_NAME = /^[a-z]{1,20}\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;
const POINTER_PREFIX = /^[a-z]{0,20}(?:\/[a-z0-9.-]{0,253})?$/;
const OBJECT_HASH = /^[0-9a-f]{64}$/;

/** @throws StoreRefused unless the name is a kind and a name in lower case, such as host/www.example.com */
export function checkPointerName(name: string): void {
  if (!POINTER_NAME.test(name))
    throw new StoreRefused(
      `${quoted(name)} cannot name a pointer: a name is a kind and a name, such as host/www.example.com, ` +
        'in small letters, digits, dots and dashes.',
    );
}

/** @throws StoreRefused when no pointer name can begin with it */
export function checkPointerPrefix(prefix: string): void {
  if (!POINTER_PREFIX.test(prefix))
    throw new StoreRefused(`${quoted(prefix)} cannot begin the name of a pointer, such as host/ can.`);
}

/** @throws StoreRefused unless it is a hash */
export function checkHash(hash: ObjectHash): void {
  if (!OBJECT_HASH.test(hash))
    throw new StoreRefused(`${quoted(hash)} cannot name an object: it is not a SHA-256 in hexadecimal.`);
}

/** Whether a name found in a store is that of an object. */
export const isHash = (name: string): boolean => OBJECT_HASH.test(name);

/** Whether a name found in a store is that of a pointer. */
export const isPointerName = (name: string): boolean => POINTER_NAME.test(name);

/** @throws StoreRefused when the bytes are too many for an object */
export function checkSize(bytes: Uint8Array): void {
  if (bytes.length > LARGEST_OBJECT)
    throw new StoreRefused(`An object of ${bytes.length} bytes is too large: at most ${LARGEST_OBJECT}.`);
}

/** The hash of an object. @throws StoreRefused when it is too large */
export async function hashOfObject(bytes: Uint8Array<ArrayBuffer>): Promise<ObjectHash> {
  checkSize(bytes);
  return sha256(bytes);
}

/** @throws StoreCorrupt unless the bytes have the hash */
export async function checkObject(hash: ObjectHash, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const found = await sha256(bytes);
  if (found !== hash)
    throw new StoreCorrupt(`Object ${hash} is damaged: its ${bytes.length} bytes have the hash ${found}.`);
}

/** The bytes of a pointer's value. @throws StoreRefused when it is no JSON or too large */
export function encodePointer(name: string, value: string): Uint8Array<ArrayBuffer> {
  if (!isJson(value)) throw new StoreRefused(`The value of pointer ${name} is not JSON.`);
  const bytes = new TextEncoder().encode(value);
  if (bytes.length > LARGEST_POINTER)
    throw new StoreRefused(
      `The value of pointer ${name} has ${bytes.length} bytes, which is too large: at most ${LARGEST_POINTER}.`,
    );
  return bytes;
}

/** The value of a pointer. @throws StoreCorrupt when it is no JSON */
export function decodePointer(name: string, bytes: Uint8Array<ArrayBuffer>): string {
  const value = new TextDecoder().decode(bytes);
  if (!isJson(value))
    throw new StoreCorrupt(`Pointer ${name} is damaged: its ${bytes.length} bytes are not JSON.`);
  return value;
}

/** SHA-256 in lower-case hexadecimal. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The text in quotes, shortened: it may come from outside. */
const quoted = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
