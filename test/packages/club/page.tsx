/** The page of the club. */
import { navigation, type Activate } from 'proscenium/sdk';
import { ClubPage } from './ClubPage';
import type { ClubOptions } from './options.generated';

export default ((context) => {
  const home = context.use(navigation).hrefOf('HOME');
  return { Page: () => <ClubPage home={home} {...context.options} /> };
}) satisfies Activate<'route', ClubOptions>;
