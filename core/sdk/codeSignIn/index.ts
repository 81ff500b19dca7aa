/** Shared by providers that redirect and return with a code: records, checks, apps, routes. */
export { appAnswer, type App } from './appRoute';
export { atRoute } from './atRoute';
export {
  codeSignIn,
  type AuthorisationAnswer,
  type AuthorisationRequest,
  type CodeFlow,
  type CodeProof,
} from './codeSignIn';
export { UnboundAnswer } from '../signIn';
export { FLOW_LIFETIME_MS, FlowRecords } from './FlowRecords';
