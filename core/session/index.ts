/** Who is here. What signing in needs beyond this is fetched with its pages: see components/ and SignInRoom. */
export { GuestSessions } from './GuestSessions';
export { languageMemory } from './languageMemory';
export { ProviderReturn } from './ProviderReturn';
export { SessionStore, sessionStore, type SessionParts, type SessionState } from './SessionStore';
export { signInParts, type SignInParts } from './signInParts';
export { TokenRefresher } from './TokenRefresher';
export { TokenVault, type Tokens } from './TokenVault';
