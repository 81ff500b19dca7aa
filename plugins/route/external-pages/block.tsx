/** The page at PLUGIN/{id}: a content block referenced by a menu (HOM-099). */
import { notFoundPage, type Activate } from '../../../core/sdk';
import type { ExternalPagesOptions } from './options.generated';
import { ElsewherePage } from './ElsewherePage';

export default ((context) => {
  const { options } = context;
  const NotFound = context.use(notFoundPage);
  return {
    Page: ({ parameters }) => {
      const id = parameters['id'] ?? '';
      const block = Object.hasOwn(options.blocks, id) ? options.blocks[id] : undefined;
      return block === undefined ? <NotFound /> : <ElsewherePage title={block.title} url={block.url} />;
    },
  };
}) satisfies Activate<'route', ExternalPagesOptions>;
