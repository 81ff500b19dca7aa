/** The catalogue's exports for pages: section pages, content cards and their targets. */
export { BucketRow } from './BucketRow';
export { callToActionTarget, type CallToActionTarget } from './callToAction';
export { actionKey, liveBadge, type LiveBadge } from './cardLabel';
export { cardSettings, type CardSettings } from './cardSettings';
export { cardTarget, type CardRules, type Target } from './cardTarget';
export { Card } from './components/Card';
export { CardShelf } from './components/CardShelf';
export { LazyActions } from './components/LazyActions';
export { LazyMovingPicture } from './components/LazyMovingPicture';
export { sizedAddress } from './backgroundPicture';
export { fallbackImage } from './fallbackImage';
export { OpenCard } from './OpenCard';
export { createContentApi, type ContentApi, type SectionAnswer } from './contentApi';
export { sectionsOf } from './rowSections';
export { SectionStore, type SectionRow, type SectionSources } from './SectionStore';
