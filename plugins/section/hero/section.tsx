/** The head of a page, in the manner of the brand. */
import type { Activate, Section } from '../../../core/sdk';
import { Hero } from './Hero';
import type { HeroSectionOptions } from './options.generated';

export default ((context) => ({
  View: ({ row, options, position }) => <Hero row={row} first={position === 0} variant={{ ...context.options, ...options }.variant ?? 'feature'} />,
})) satisfies Activate<Section, HeroSectionOptions>;
