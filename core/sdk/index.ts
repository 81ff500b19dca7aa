/** Public API of core: all that a plugin may import, besides core/ui and core/i18n. */
export { token, type Token } from './token';
export type { Log, PluginContext } from './context';
export {
  CallError,
  outsideClient,
  plainFetch,
  platformClient,
  type AnswerOf,
  type CallInput,
  type Endpoint,
  type PlatformClient,
} from './platform';
export {
  channels,
  type ChannelMessages,
  type ChannelName,
  type Channels,
  type ChannelTopic,
} from './channels';
export * from './services';
export {
  CAROUSEL_MIN_WIDTH,
  CONFIRMATION_CLOSE,
  EXPANDED_CARD,
  HERO_RESIZE_DEBOUNCE,
  ONE_HOUR,
  PAGE_SIZES,
  PROGRESS_REFRESH,
  SHARE_LABEL_RESET,
} from './constants';
export { cleaned, isEmail, trimmed } from './typedText';
export { isKey, isPresentable, serverMessage } from './serverMessage';
export * from './cards';
export * from './eventNames';
export { isWebAddress } from './isWebAddress';
export {
  basketCheckout,
  guestCheckout,
  type BasketCalls,
  type BasketCheckoutProps,
  type GuestCheckout,
} from './checkout';
export {
  cancellationPromo,
  type CancellationOffer,
  type CancellationPromoProps,
  type CancellationSteps,
  type CancelledLicence,
} from './cancellation';
export { contentFacts, type ContentWithFacts, type ShownFact } from './contentFacts';
export { rowLook, type CallToAction, type RowLook } from './rowLook';
export { elapsedShare, onAir, type OnAir, type Programme } from './programme';
export { guideSettings, type GuideChannel, type GuideSettings, type ProgrammeGuide } from './guide';
export { readGuidePage, readGuideRow, type GuideRequest } from './guideCalls';
export {
  playsGuide,
  programmePlayback,
  restartsProgramme,
  type ProgrammePlayback,
} from './programmePlayback';
export { useBackgroundPicture } from './useBackgroundPicture';
export { useCardColumns } from './useCardColumns';
export { hasMinWidth, useMinWidth } from './useMinWidth';
export {
  players,
  type EmbeddedPlayer,
  type EmbeddedPlayerTimeline,
  type EmbeddedPlayerPictureProps,
  type EmbeddedPlayerProblem,
  type EmbeddedPlayers,
  type EmbeddedPlayerState,
  type EmbeddedPlayerSubtitles,
  usePlayers,
} from './players';
export { overlays, useOverlay, type Overlay, type Overlays } from './overlays';
export { entryMemory, type EntryMemory } from './entryMemory';
export { useNow, useRenderTime } from './useNow';
export { useHostRender } from '../ui/hostRender';
export { useHistoryState, useRemembered, useRememberedState, type HistoryState } from './useRemembered';
export { endsEarly, usableCards, usableItems, withId, type Answered, type ListReport } from './usableItems';
export { useAnswer, type Answer } from './useAnswer';
export { usePageTitle } from './usePageTitle';
export { useRealmText, type RealmText } from './useRealmText';
export type { CardAction, CardActionProps } from './points';
export { useService, type ServiceLocator } from './useService';
export { watchlists, type WatchlistAnswer, type Watchlists, type WatchlistSummary } from './watchlists';
export { pluginStates, type PluginState, type PluginStates, type RowSample } from './pluginStates';
export {
  draftChecker,
  previewFrames,
  type CheckedDraft,
  type DraftChecker,
  type DraftProblem,
  type PreviewFrames,
  type PreviewCall,
  type PreviewDraft,
  type PreviewSetup,
} from './previewFrames';
export { UnlinkDialog, type UnlinkDialogProps } from './UnlinkDialog';
export { linkedAccounts } from './linkedAccounts';
export { PopupBlocked, SignInFailure, signInSettings, UnboundAnswer } from './signIn';
export type {
  ConsentAnswer,
  SignInButtonProps,
  SignInFormProps,
  SignInIntent,
  SignInLayoutProps,
  SignInPageProps,
  SignInProvider,
  SignInSettings,
  SignInStep,
  TokenAnswer,
} from './signIn';
export { paymentMark, type MarkDrawing } from './paymentMark';
export {
  PaymentRefusal,
  type Asking,
  type Basket,
  type ChallengePlace,
  type Paying,
  type Payment,
  type PaymentDetails,
  type PaymentFormProps,
  type PaymentMethod,
  type PaymentMethodSetup,
  type PaymentTerms,
  type PaymentWaitingProps,
  type WalletProps,
} from './payment';
export type {
  Facet,
  ListTab,
  Refinement,
  SearchAnswer,
  SearchEngine,
  SearchRequest,
  SortOption,
} from './search';
export type {
  Annotation,
  AdBreak,
  DeviceStream,
  PlaybackFacts,
  PlaybackFigures,
  PlayerActionProps,
  PlayerControlProps,
  PlayerPart,
  PlayerPartProps,
  PlayerPlace,
  PlayerQueue,
  PlayerSlot,
  PlaybackSessionView,
} from './player';
export type {
  AccountPanel,
  Activate,
  AnalyticsSink,
  ContributionPoints,
  PictureSource,
  PointFacts,
  PointName,
  RoutePage,
  RoutePreparation,
  RouteProps,
  Section,
  SectionProps,
} from './points';
