/** The page at MOBILE_EXTERNAL: what the mobile wrapper asks for, and nothing around it (ADM-015). */
import { navigation, notFoundPage, type Activate, type RoutePage } from '../../../core/sdk';
import { allowedTarget } from './allowedTarget';
import type { ExternalPagesOptions } from './options.generated';
import { WrappedPage } from './ElsewherePage';

export default ((context) => {
  const { options } = context;
  const NotFound = context.use(notFoundPage);
  const nav = context.use(navigation);
  return {
    Page: () => {
      const target = allowedTarget(nav.current().searchParams.get('url'), options.mobileOrigins);
      return target === null ? <NotFound /> : <WrappedPage url={target} />;
    },
  };
}) satisfies Activate<RoutePage, ExternalPagesOptions>;
