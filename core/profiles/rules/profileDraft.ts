/** A profile, converted from and to the platform's form, and the draft of its form. Pure. */
import type { Profile as ProfileAnswer, ProfileChange } from '../../generated/platform';
import { isPin } from './profileProblem';

/** A profile of the viewer's account. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly isChild: boolean;
  /** Null: an avatar is derived from the id. */
  readonly avatar: string | null;
  readonly hasPin: boolean;
  /** The account's own profile, which can neither be deleted nor become a child's. */
  readonly isMain: boolean;
}

export const profileOf = ({ id, name, type, avatar, hasPin, main }: ProfileAnswer): Profile => ({
  id,
  name,
  isChild: type === 'CHILD',
  avatar: avatar ?? null,
  hasPin: hasPin === true,
  isMain: main === true,
});

/** Drops profiles without an id or a name, which the viewer could not distinguish (ENT-025). */
export const profilesOf = (answers: readonly (ProfileAnswer | null)[]): Profile[] =>
  answers.filter((answer): answer is ProfileAnswer => Boolean(answer?.id && answer.name)).map(profileOf);

export interface ProfileDraft {
  readonly name: string;
  readonly isChild: boolean;
  readonly avatar: string;
  /** Null: keep the PIN. Empty: remove it. */
  readonly pin: string | null;
}

/** Maximum length of a name. */
export const PROFILE_NAME_LENGTH = 24;

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
  const long = [...wanted].length > PROFILE_NAME_LENGTH;
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
export const draftOf = (
  { name, isChild }: Pick<Profile, 'name' | 'isChild'>,
  avatar: string,
): ProfileDraft => ({
  name,
  isChild,
  avatar,
  pin: null,
});
