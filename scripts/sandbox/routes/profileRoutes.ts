/** Profiles and parental control. */
import type { Handlers } from '../operation';
import { ParentalService } from '../profiles/parentalService';
import { PinService } from '../profiles/PinService';
import { PROFILE_LIMIT, ProfileService } from '../profiles/profileService';
import type { SandboxServices } from '../services';
import { requireAccount, requireSession } from '../session/viewer';

type ProfileOperation =
  | 'readProfiles'
  | 'createProfile'
  | 'writeProfile'
  | 'deleteProfile'
  | 'switchProfile'
  | 'readParentalControl'
  | 'writeParentalControl'
  | 'unlockParentalControl';

export function profileRoutes({ database, sessions, now }: SandboxServices): Handlers<ProfileOperation> {
  const pins = new PinService(now);
  const profiles = new ProfileService(database, pins);
  const parental = new ParentalService(database, pins);

  return {
    readProfiles: async ({ viewer }) => ({
      profiles: await profiles.list(requireAccount(viewer)),
      limit: PROFILE_LIMIT,
    }),

    createProfile: ({ viewer, body }) => profiles.create(requireAccount(viewer), body),

    writeProfile: ({ viewer, path, body }) => profiles.change(requireAccount(viewer), path['id'] ?? '', body),

    async deleteProfile({ viewer, path }) {
      await profiles.delete(requireAccount(viewer), path['id'] ?? '');
      return undefined;
    },

    async switchProfile({ viewer, path, body }) {
      const account = requireAccount(viewer);
      const sessionId = requireSession(viewer);
      await profiles.choose(account, sessionId, path['id'] ?? '', body.pin);
      return sessions.reissuePair(sessionId);
    },

    readParentalControl: ({ viewer }) => parental.read(requireAccount(viewer)),

    writeParentalControl: ({ viewer, body }) => parental.change(requireAccount(viewer), body),

    async unlockParentalControl({ viewer, body }) {
      const sessionId = requireSession(viewer);
      await parental.unlock(requireAccount(viewer), sessionId, body.pin);
      return sessions.reissue(sessionId);
    },
  };
}
