/** A row whose viewers vote for one of its films. */
import { storage, type Activate } from 'proscenium/sdk';
import type { PollOptions } from './options.generated';
import { Poll } from './Poll';
import { Votes } from './Votes';

export default ((context) => {
  const votes = new Votes(context.use(storage));
  return {
    View: ({ row, options }) => (
      <Poll row={row} votes={votes} {...context.options} {...(options as Partial<PollOptions>)} />
    ),
  };
}) satisfies Activate<'section', PollOptions>;
