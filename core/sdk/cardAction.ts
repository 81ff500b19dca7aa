/** The contribution point `card-action`: an additional action on a content card. */
import type { ComponentType } from 'react';
import type { ActionSubject } from './cards';

export interface CardActionProps {
  readonly subject: ActionSubject;
  /** `full` on a page; `compact` on a card: an icon with an accessible name. */
  readonly look: 'full' | 'compact';
}

/** One action. Its manifest name decides which core rule applies to it (NAV-076, NAV-077). */
export interface CardAction {
  /** Whether the action applies to this content; core's own rules have already been applied. */
  offers(subject: ActionSubject): boolean;
  readonly Action: ComponentType<CardActionProps>;
}
