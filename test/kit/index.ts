/** What plugin authors test with: a house to run a plugin in, and the contract suite of each kind. */
export { describeAnalyticsSink } from './contract/describeAnalyticsSink';
export { basket, basketAtZero, describePaymentMethod, type PaymentSubject } from './contract/describePaymentMethod';
export { describeRoute, type RouteSubject } from './contract/describeRoute';
export { describeSection, type SectionSubject } from './contract/describeSection';
export { describeSignInProvider, type SignInSubject } from './contract/describeSignInProvider';
export type { ContractSubject } from './contract/subject';
export { fakeContext, FakeClock, FakeNavigation, FakePlatform, FakeRow, FakeStorage, type FakeHouse } from './fakes';
export { renderInHouse } from './renderInHouse';
