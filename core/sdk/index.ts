/** The published face of core: all that a plugin may know of the house, besides core/ui and core/i18n. */
export { token, type Token } from './token';
export type { Activate, Log, PluginContext } from './context';
export { CallError, platformClient, type AnswerOf, type CallInput, type Endpoint, type PlatformClient } from './platform';
export * from './services';
export { ServicesContext, useService, type ServiceLocator } from './useService';
export { pluginStates, type PluginState, type PluginStates } from './pluginStates';
export type { SignInFormProps, SignInIntent, SignInProvider, SignInStep, TokenAnswer } from './signIn';
export { PaymentRefusal, type Basket, type PaymentDetails, type PaymentFormProps, type PaymentMethod } from './payment';
export type { AnalyticsSink, ContributionPoints, PointName, RoutePage, RouteProps, Section, SectionProps } from './points';
