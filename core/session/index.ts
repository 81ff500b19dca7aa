/** Who is here. What signing in needs beyond this is fetched with its pages: see components/ and SignInRoom. */
export { GuestSessions } from './GuestSessions';
export { languageMemory } from './languageMemory';
export { SessionStore, sessionStore, type SessionParts, type SessionState } from './SessionStore';
export { signInParts, type SignInParts } from './signInParts';
export { takeSignInReturn, type SignInReturn } from './signInReturn';
export { TokenRefresher } from './TokenRefresher';
export { TokenVault, type Tokens } from './TokenVault';
