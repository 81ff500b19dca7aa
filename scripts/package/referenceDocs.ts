/** Writes the reference of the public API, as pages for a browser. */
import path from 'node:path';
import { Application, OptionDefaults } from 'typedoc';
import { publicSources } from '../build/publicModules';

/** Rejects when the code does not compile, or a comment refers to something that does not exist. */
export async function referenceDocs(root: string, folder: string): Promise<void> {
  const app = await Application.bootstrap({
    name: 'Proscenium SDK',
    entryPoints: publicSources(root).map(({ file }) => path.join(root, file)),
    tsconfig: path.join(root, 'tsconfig.json'),
    readme: path.join(root, 'scripts/package/AUTHORS.md'),
    // Written by the generator of the contract's types.
    blockTags: [...OptionDefaults.blockTags, '@description'],
    excludeInternal: true,
    excludePrivate: true,
    skipErrorChecking: true,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    basePath: root,
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    treatValidationWarningsAsErrors: true,
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('The public modules do not compile.');
  app.validate(project);
  if (app.logger.hasErrors()) throw new Error('The comments of the public modules have mistakes.');
  await app.generateDocs(project, folder);
}
