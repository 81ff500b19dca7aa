/** What providers share that send the viewer away and get them back with a code: notes, checks, apps, routes. */
export { appAnswer, type App } from './appRoute';
export { atRoute } from './atRoute';
export { APP_ROUTE, codeSignIn, type CodeFlow } from './codeSignIn';
export { UnboundAnswer } from '../signIn';
export { FLOW_LIFETIME, FlowRecords } from './FlowRecords';
