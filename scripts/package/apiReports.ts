/**
 * Reports of the public API, one for each name in `exports`: a change of what plugins may use shows in review,
 * and fails the gate until the report is written again.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Extractor, ExtractorConfig, type IConfigFile } from '@microsoft/api-extractor';
import { publicDeclarations } from './publicDeclarations';
import { publicSources } from './publicSources';

/** Where the reports are, below the root. */
const REPORTS = 'scripts/package/api';

/**
 * Compares the reports with the code, and with `write` writes them. Returns the names of those that differ,
 * or that are left over.
 */
export async function apiReports(
  root: string,
  { write }: { readonly write: boolean },
): Promise<readonly string[]> {
  const work = path.join(root, `.cache/api.${process.pid}`);
  const types = path.join(work, 'types');
  const sources = await publicSources(root);
  // Calls to the platform are the contract's, which has its own rules for changes.
  const reported = sources.filter(({ subpath }) => !subpath.includes('*'));
  try {
    await publicDeclarations(
      root,
      reported.flatMap(({ files }) => files),
      types,
    );
    await mkdir(path.join(root, REPORTS), { recursive: true });
    const changed = reported.flatMap(({ subpath, files: [file = ''] }) => {
      const name = subpath.slice('./'.length).replaceAll('/', '-');
      const declaration = path.join(types, file.replace(/\.tsx?$/, '.d.ts'));
      return report({ root, name, declaration, work, write }) ? [name] : [];
    });
    const names = new Set(
      reported.map(({ subpath }) => fileOf(subpath.slice('./'.length).replaceAll('/', '-'))),
    );
    const left = (await readdir(path.join(root, REPORTS))).filter((file) => !names.has(file));
    if (write) await Promise.all(left.map((file) => rm(path.join(root, REPORTS, file))));
    return [...changed, ...left];
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const fileOf = (name: string): string => `${name}.public.api.md`;

/** Whether the report of one entry differed. */
function report({
  root,
  name,
  declaration,
  work,
  write,
}: {
  readonly root: string;
  readonly name: string;
  readonly declaration: string;
  readonly work: string;
  readonly write: boolean;
}): boolean {
  const silent = { default: { logLevel: 'none' as const } };
  const configObject: IConfigFile = {
    mainEntryPointFilePath: declaration,
    projectFolder: root,
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'ES2022',
          lib: ['ESNext', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          strict: true,
          skipLibCheck: true,
          types: [],
        },
        files: [declaration],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: name,
      reportVariants: ['public'],
      reportFolder: path.join(root, REPORTS),
      reportTempFolder: path.join(work, 'reports'),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
  } as IConfigFile;
  const config = ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(root, 'package.json'),
  });
  const result = Extractor.invoke(config, {
    // Otherwise it only compares.
    localBuild: write,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return result.apiReportChanged;
}
