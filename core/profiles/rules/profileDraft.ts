/** A profile on its way to being made or changed, and what is wrong with it. Pure. */
import type { Profile, ProfileChange } from '../../generated/platform';
import { isPin } from './pinRule';

export interface ProfileDraft {
  readonly name: string;
  readonly isChild: boolean;
  readonly avatar: string;
  /** Null: the pin stays as it is. Empty: there is none from now on. */
  readonly pin: string | null;
}

/** As long as a name may be. */
export const NAME_LENGTH = 24;

export interface DraftProblems {
  readonly name: 'profileNameWanted' | 'profileNameTooLong' | 'profileNameTaken' | null;
  readonly pin: 'profilePinShape' | null;
}

export function draftProblems({ name, pin, isChild }: ProfileDraft, others: readonly Pick<Profile, 'name'>[]): DraftProblems {
  const wanted = name.trim();
  const taken = others.some((other) => other.name.toLowerCase() === wanted.toLowerCase());
  const long = [...wanted].length > NAME_LENGTH;
  return {
    name: wanted === '' ? 'profileNameWanted' : long ? 'profileNameTooLong' : taken ? 'profileNameTaken' : null,
    pin: isChild || pin === null || pin === '' || isPin(pin) ? null : 'profilePinShape',
  };
}

/** What is sent. A child's profile has no pin: nobody has to be kept out of it. */
export function changeOf({ name, isChild, avatar, pin }: ProfileDraft): ProfileChange {
  const kept = isChild ? null : pin === '' ? null : pin;
  return { name: name.trim(), type: isChild ? 'CHILD' : 'ADULT', avatar, ...(isChild || pin !== null ? { pin: kept } : {}) };
}

/** Where editing begins; `avatar` is the one that is drawn for it. */
export const draftOf = ({ name, type }: Pick<Profile, 'name' | 'type'>, avatar: string): ProfileDraft => ({ name, isChild: type === 'CHILD', avatar, pin: null });
