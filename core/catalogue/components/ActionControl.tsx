/**
 * Appearance of an action: the first is a button with text; the others are too on a page, but labelled icons
 * on a card.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button';
import { roundButtonClass } from '../../ui/roundButton';
import { ActionIcon, type ActionIconName } from './ActionIcon';

interface ActionLook {
  readonly label: string;
  readonly icon: ActionIconName;
  readonly look: 'full' | 'compact';
  readonly first?: boolean;
}

export function ActionLink({
  href,
  label,
  icon,
  look,
  first = false,
}: ActionLook & { readonly href: string }) {
  const round = look === 'compact' && !first;
  return (
    <Link
      to={href}
      className={
        round
          ? roundButtonClass()
          : buttonClass(first ? 'primary' : 'secondary', look === 'compact' ? 'small' : 'medium')
      }
      {...named(round, label)}
    >
      <Face round={round} icon={<ActionIcon name={icon} />} label={label} />
    </Link>
  );
}

export interface ActionToggleProps extends Omit<ActionLook, 'first'> {
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** The label does not change when pressed; `aria-pressed` conveys the state. */
export function ActionToggle({ label, icon, look, pressed, onPress }: ActionToggleProps) {
  const round = look === 'compact';
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={round ? roundButtonClass() : buttonClass('secondary')}
      onClick={onPress}
      {...named(round, label)}
    >
      <Face round={round} icon={<ActionIcon name={icon} filled={pressed} />} label={label} />
    </button>
  );
}

const named = (round: boolean, label: string) => (round ? { 'aria-label': label, title: label } : {});

function Face({
  round,
  icon,
  label,
}: {
  readonly round: boolean;
  readonly icon: ReactNode;
  readonly label: string;
}) {
  return (
    <>
      {icon}
      {!round && <span>{label}</span>}
    </>
  );
}
