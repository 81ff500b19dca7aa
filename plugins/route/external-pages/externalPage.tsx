/** The page at EXTERNAL_PAGE/{pageId} (ADM-014). An unlisted id shows the not-found page. */
import { notFoundPage, type Activate } from '../../../core/sdk';
import type { ExternalPagesOptions } from './options.generated';
import { ElsewherePage, LinkPage } from './ElsewherePage';

export default ((context) => {
  const { options } = context;
  const NotFound = context.use(notFoundPage);
  return {
    Page: ({ parameters }) => {
      const id = parameters['pageId'] ?? '';
      const page = Object.hasOwn(options.pages, id) ? options.pages[id] : undefined;
      if (page === undefined) return <NotFound />;
      return page.embeddable === false ? (
        <LinkPage title={page.title} url={page.url} />
      ) : (
        <ElsewherePage title={page.title} url={page.url} />
      );
    },
  };
}) satisfies Activate<'route', ExternalPagesOptions>;
