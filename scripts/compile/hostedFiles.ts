/** The files of a realm at fixed addresses that other services read. */
import type { Realm } from '../../core/generated/realm';

type Files = NonNullable<NonNullable<Realm['hosting']>['files']>;
type PartialFiles = { readonly [Name in keyof Files]?: unknown };
export type HostedFileName = keyof Files;

/** The paths of each file. */
export const hostedFilePaths: Readonly<Record<HostedFileName, readonly string[]>> = {
  'ads.txt': ['/ads.txt'],
  'app-ads.txt': ['/app-ads.txt'],
  'security.txt': ['/.well-known/security.txt', '/security.txt'],
  'apple-app-site-association': ['/.well-known/apple-app-site-association', '/apple-app-site-association'],
  'assetlinks.json': ['/.well-known/assetlinks.json'],
};

const names = Object.keys(hostedFilePaths) as HostedFileName[];

/** The file at a path; null when the path is not that of such a file. */
export const hostedFileAt = (path: string): HostedFileName | null =>
  names.find((name) => hostedFilePaths[name].includes(path)) ?? null;

/** A file as it is sent, lines as plain text and everything else as JSON; null when the realm does not have it. */
export function hostedFile(
  files: PartialFiles | undefined,
  name: HostedFileName,
): { readonly type: string; readonly body: string } | null {
  const content = files?.[name];
  if (content === undefined) return null;
  return name.endsWith('.txt')
    ? { type: 'text/plain; charset=utf-8', body: `${(content as readonly string[]).join('\n')}\n` }
    : { type: 'application/json', body: JSON.stringify(content) };
}
