/** How the runtime keeps this room without loading it: code and texts come when the first part of a page asks. */
import { token } from '../sdk';
import type { ProfileStore } from './ProfileStore';

/** The same store for everybody who asks. Rejects when it cannot be fetched; asking again tries again. */
export const profileService = token<() => Promise<ProfileStore>>('profiles@1');
