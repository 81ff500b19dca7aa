/** Row renderer for the head of a page, in the brand's variant. */
import { backgroundPicture, type Activate, type SectionProps } from '../../../core/sdk';
import { Hero } from './Hero';
import { heroPictures } from './heroPictures';
import type { HeroSectionOptions } from './options.generated';

export default ((context) => {
  const variantOf = ({ options }: SectionProps) => ({ ...context.options, ...options }).variant ?? 'feature';
  return {
    View: (props) => <Hero row={props.row} first={props.position === 0} variant={variantOf(props)} />,
    pictures: (props) => heroPictures(props.row, variantOf(props), context.use(backgroundPicture)),
  };
}) satisfies Activate<'section', HeroSectionOptions>;
