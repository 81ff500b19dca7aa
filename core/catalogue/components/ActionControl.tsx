/**
 * Appearance of an action: the first is a button with text; the others are too on a page, but labelled icons
 * on a card.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button';
import { roundButtonClass } from '../../ui/roundButton';

/** Icons of actions, on the grid of core/ui's icons; loaded with the actions, not with the first page. */

const paths = {
  play: 'M7 4.500v15l12.500-7.500Z',
  lock: 'M6 11h12v9H6Zm2.500 0V8a3.500 3.500 0 0 1 7 0v3',
  restart: 'M5 12a7 7 0 1 0 2.200-5.100M7.500 3v4.200h4.200',
  trailer: 'M4 8h16v12H4Zm0 0 2-4 3.500 4L11 4l3.500 4L16 4l3.500 4M10.500 11.500v5l4-2.500Z',
  favourite:
    'M12 20C6 15.500 3.500 12.500 3.500 9A4.400 4.400 0 0 1 12 7.300 4.400 4.400 0 0 1 20.500 9c0 3.500-2.500 6.500-8.500 11Z',
} as const;

type ActionIconName = keyof typeof paths;

function ActionIcon({
  name,
  filled = name === 'play',
}: {
  readonly name: ActionIconName;
  readonly filled?: boolean;
}) {
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}

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
