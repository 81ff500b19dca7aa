/**
 * Reports of the public API, one for each name in `exports`: a change of what plugins may use shows in review,
 * and fails the gate until the report is written again.
 */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Extractor, ExtractorConfig, type IConfigFile } from '@microsoft/api-extractor';
import { publicSources, type PublicSource } from '../build/publicModules';
import { publicDeclarations } from './publicDeclarations';

/** Where the reports are, below the root. */
const REPORTS = 'scripts/package/api';

export interface ApiFindings {
  /** The names of reports that differ from the code, or that are left over. */
  readonly changed: readonly string[];
  /** Public names without a docstring, as `<report>: <declaration>`. */
  readonly undocumented: readonly string[];
}

/** Compares the reports with the code, and with `write` writes them. */
export async function apiReports(root: string, { write }: { readonly write: boolean }): Promise<ApiFindings> {
  const work = path.join(root, `.cache/api.${process.pid}`);
  const types = path.join(work, 'types');
  // Calls to the platform are the contract's, which has its own rules for changes.
  const reported = publicSources(root).filter(({ isOfPattern }) => !isOfPattern);
  try {
    await publicDeclarations(
      root,
      reported.map(({ file }) => file),
      types,
    );
    await mkdir(path.join(root, REPORTS), { recursive: true });
    const changed = reported.flatMap((source) => {
      const name = reportName(source);
      const declaration = path.join(types, source.file.replace(/\.tsx?$/, '.d.ts'));
      return report({ root, name, declaration, work, write }) ? [name] : [];
    });
    const names = new Set(reported.map((source) => fileOf(reportName(source))));
    const left = (await readdir(path.join(root, REPORTS))).filter((file) => !names.has(file));
    if (write) await Promise.all(left.map((file) => rm(path.join(root, REPORTS, file))));
    return { changed: [...changed, ...left], undocumented: await undocumentedIn(path.join(work, 'reports')) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Such as `sdk-payment` for `proscenium/sdk/payment`. */
const reportName = ({ specifier }: PublicSource): string => specifier.split('/').slice(1).join('-');

/** The extractor writes its reports of this run into `folder`. */
async function undocumentedIn(folder: string): Promise<readonly string[]> {
  const reports = await Promise.all(
    (await readdir(folder)).map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return [...text.matchAll(/^\/\/ @public \(undocumented\)\n(export .*)$/gm)].map(
        ([, declaration = '']) => `${file.replace('.public.api.md', '')}: ${declaration}`,
      );
    }),
  );
  return reports.flat();
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
