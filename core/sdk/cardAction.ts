/** The point `card-action`: something that can be done with a content, beside what the house does itself. */
import type { ComponentType } from 'react';
import type { ActionSubject } from './cards';

export interface CardActionProps {
  readonly subject: ActionSubject;
  /** `full` on a page, `compact` on a card: an icon with its name for assistive technology. */
  readonly look: 'full' | 'compact';
}

/** One action. Its name in the manifest decides which rule of the house it falls under (NAV-076, NAV-077). */
export interface CardAction {
  /** Whether there is anything to do with this content; the house's own rules have been applied already. */
  offers(subject: ActionSubject): boolean;
  readonly Action: ComponentType<CardActionProps>;
}
