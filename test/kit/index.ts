/** The test kit for plugin authors: a fake runtime, and a contract suite for each kind of contribution. */
export { describeAccountPanel, type AccountPanelSubject } from './contract/describeAccountPanel';
export { describeAnalyticsSink } from './contract/describeAnalyticsSink';
export { describeCardAction, type CardActionSubject } from './contract/describeCardAction';
export { describeMenuItem, type MenuItemSubject } from './contract/describeMenuItem';
export { basket, basketAtZero, describePaymentMethod } from './contract/describePaymentMethod';
export type { PaymentSubject } from './contract/subject';
export { describePlayerPart, FakeAction, FakeControl } from './contract/describePlayerPart';
export { describeRoute, type RouteSubject } from './contract/describeRoute';
export { describeSearchEngine } from './contract/describeSearchEngine';
export { describeSection, type SectionSubject } from './contract/describeSection';
export { describeSignInProvider, type SignInSubject } from './contract/describeSignInProvider';
export { factsOf, type ContractSubject } from './contract/subject';
export {
  fakeContext,
  FakeClock,
  FakeNavigation,
  FakePlatform,
  FakeRow,
  FakeStorage,
  type FakeRuntime,
} from './fakes';
export { FakeChannels } from './fakeChannels';
export { FakeEmbeddedPlayer, FakePlayers } from './fakePlayers';
export { FakePlaybackSession, figures, noFacts } from './fakePlaybackSession';
export { renderInRuntime } from './renderInRuntime';
