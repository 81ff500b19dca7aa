/** The form state and validation for creating or editing a profile. Pure. */
import type { Profile, ProfileChange } from '../../generated/platform';
import { isPin } from './profileProblem';

export interface ProfileDraft {
  readonly name: string;
  readonly isChild: boolean;
  readonly avatar: string;
  /** Null: keep the PIN. Empty: remove it. */
  readonly pin: string | null;
}

/** Maximum length of a name. */
export const NAME_LENGTH = 24;

export interface DraftProblems {
  readonly name: 'profileNameWanted' | 'profileNameTooLong' | 'profileNameTaken' | null;
  readonly pin: 'profilePinShape' | null;
}

export function draftProblems(
  { name, pin, isChild }: ProfileDraft,
  others: readonly Pick<Profile, 'name'>[],
): DraftProblems {
  const wanted = name.trim();
  const taken = others.some((other) => other.name.toLowerCase() === wanted.toLowerCase());
  const long = [...wanted].length > NAME_LENGTH;
  return {
    name:
      wanted === '' ? 'profileNameWanted' : long ? 'profileNameTooLong' : taken ? 'profileNameTaken' : null,
    pin: isChild || pin === null || pin === '' || isPin(pin) ? null : 'profilePinShape',
  };
}

/** The request body. A child’s profile has no PIN: every profile may open it. */
export function changeOf({ name, isChild, avatar, pin }: ProfileDraft): ProfileChange {
  const newPin = isChild ? null : pin === '' ? null : pin;
  return {
    name: name.trim(),
    type: isChild ? 'CHILD' : 'ADULT',
    avatar,
    ...(isChild || pin !== null ? { pin: newPin } : {}),
  };
}

/** The initial form state; `avatar` is the one currently drawn. */
export const draftOf = ({ name, type }: Pick<Profile, 'name' | 'type'>, avatar: string): ProfileDraft => ({
  name,
  isChild: type === 'CHILD',
  avatar,
  pin: null,
});
