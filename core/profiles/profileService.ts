/** Loads the profile code lazily: module and texts are fetched when a component first needs them. */
import { token } from '../sdk/token';
import type { ProfileStore } from './ProfileStore';

/** Returns the same store to every caller. Rejects if loading fails; the next call retries. */
export const profileService = token<() => Promise<ProfileStore>>('profiles@1');
