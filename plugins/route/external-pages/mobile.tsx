/** The page at MOBILE_EXTERNAL: the page requested by the mobile wrapper, without chrome (ADM-015). */
import { navigation, notFoundPage, type Activate } from '../../../core/sdk';
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
}) satisfies Activate<'route', ExternalPagesOptions>;
