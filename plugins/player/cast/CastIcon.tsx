/** The symbol of casting: a screen with waves. */
export interface CastIconProps {
  /** Whether something plays on the other screen. */
  readonly isOn: boolean;
  readonly className?: string | undefined;
}

export const CastIcon = ({ isOn, className }: CastIconProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {isOn && <path d="M7.5 9.2h10v6.6h-3.6a9.6 9.6 0 0 0-6.4-6.3Z" fill="currentColor" stroke="none" />}
    <path d="M3.5 8.2V6.5A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19h-3.8" />
    <path d="M3.5 11.7a7.3 7.3 0 0 1 7.3 7.3M3.5 15.3a3.7 3.7 0 0 1 3.7 3.7" />
  </svg>
);
