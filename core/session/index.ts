/** The session. Code for signing in beyond this is loaded with its pages: see components/ and SignInService. */
export { GuestSessions } from './GuestSessions';
export { languageMemory } from './languageMemory';
export { ProviderReturn } from './ProviderReturn';
export { SessionStore, sessionStore, type SessionDeps, type SessionState } from './SessionStore';
export { signInDeps, type SignInDeps } from './signInDeps';
export { TokenRefresher } from './TokenRefresher';
export { TokenVault, type Tokens } from './TokenVault';
