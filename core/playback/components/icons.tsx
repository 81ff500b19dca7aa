/**
 * The player's icons on a 24 px grid, in the text color. Hidden from assistive technology: the buttons have
 * labels.
 */
import type { ReactNode, SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

function Drawing({ children, ...rest }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {children}
    </svg>
  );
}

export const PlayIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M7.5 4.6 19 12 7.5 19.4Z" fill="currentColor" />
  </Drawing>
);

export const PauseIcon = (props: IconProps) => (
  <Drawing {...props} stroke="none">
    <path d="M6 4.5h4.2v15H6ZM13.8 4.5H18v15h-4.2Z" fill="currentColor" />
  </Drawing>
);

export const ReplayIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5M7.4 2.8 6.7 6.7l4 .6" />
  </Drawing>
);

/** An arrow around the number of seconds; `back` points left, which is the past in every language (LOC-012). */
function Jump({ back, ...props }: IconProps & { readonly back: boolean }) {
  return (
    <Drawing {...props}>
      <g transform={back ? undefined : 'matrix(-1 0 0 1 24 0)'}>
        <path d="M5.1 8.2A8 8 0 1 0 12 4.2H8.6M11 1.6 8.3 4.2 11 6.9" />
      </g>
      <text
        x="12"
        y="15.7"
        textAnchor="middle"
        fontSize="9.6"
        fontWeight="700"
        fill="currentColor"
        stroke="none"
        fontFamily="var(--font-body)"
      >
        10
      </text>
    </Drawing>
  );
}
export const BackTenIcon = (props: IconProps) => <Jump back {...props} />;
export const ForwardTenIcon = (props: IconProps) => <Jump back={false} {...props} />;

/** Sound waves by loudness: none when muted. `level` is 0, 1 or 2. */
export function VolumeIcon({ level, ...props }: IconProps & { readonly level: 0 | 1 | 2 }) {
  return (
    <Drawing {...props}>
      <path d="M3.5 9.3v5.4h3.6l4.7 4V5.3l-4.7 4Z" fill="currentColor" />
      {level === 0 && <path d="m16 9.5 5 5m0-5-5 5" />}
      {level >= 1 && <path d="M15.3 9.2a4 4 0 0 1 0 5.6" />}
      {level === 2 && <path d="M17.9 6.6a7.6 7.6 0 0 1 0 10.8" />}
    </Drawing>
  );
}

export const SubtitlesIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="2.8" y="5" width="18.4" height="14" rx="2.2" />
    <path d="M6.5 11.5h4m3.5 0h3.5M6.5 15.2h7m3.5 0h.5" />
  </Drawing>
);

export const AudioIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 10.5v3M8 7v10M12 3.8v16.4M16 7v10M20 10.5v3" />
  </Drawing>
);

export const QualityIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 7h9m5 0h2M4 12h2m5 0h9M4 17h7m5 0h4" />
    <circle cx="15.5" cy="7" r="2.2" />
    <circle cx="8.5" cy="12" r="2.2" />
    <circle cx="13.5" cy="17" r="2.2" />
  </Drawing>
);

export const SpeedIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M5 18.4A9 9 0 1 1 19 18.4M12 13.5l4-4.7" />
    <circle cx="12" cy="13.5" r="1.3" fill="currentColor" />
  </Drawing>
);

export const SettingsIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="2.8" />
    <path d="M10.2 5.3L10.5 2.8L13.5 2.8L13.8 5.3L15.4 6.0L17.4 4.5L19.5 6.6L18.0 8.6L18.7 10.2L21.2 10.5L21.2 13.5L18.7 13.8L18.0 15.4L19.5 17.4L17.4 19.5L15.4 18.0L13.8 18.7L13.5 21.2L10.5 21.2L10.2 18.7L8.6 18.0L6.6 19.5L4.5 17.4L6.0 15.4L5.3 13.8L2.8 13.5L2.8 10.5L5.3 10.2L6.0 8.6L4.5 6.6L6.6 4.5L8.6 6.0Z" />
  </Drawing>
);

export const PictureInPictureIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M21 11V6.5A1.5 1.5 0 0 0 19.5 5h-15A1.5 1.5 0 0 0 3 6.5v11A1.5 1.5 0 0 0 4.5 19H10" />
    <rect x="13" y="13.5" width="8.5" height="6" rx="1" fill="currentColor" stroke="none" />
  </Drawing>
);

/** A screen with waves; `on` fills the screen. */
export const CastIcon = ({ on, ...props }: IconProps & { readonly on: boolean }) => (
  <Drawing {...props}>
    {on && <path d="M7.5 9.2h10v6.6h-3.6a9.6 9.6 0 0 0-6.4-6.3Z" fill="currentColor" stroke="none" />}
    <path d="M3.5 8.2V6.5A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19h-3.8" />
    <path d="M3.5 11.7a7.3 7.3 0 0 1 7.3 7.3M3.5 15.3a3.7 3.7 0 0 1 3.7 3.7" />
  </Drawing>
);

export const FullscreenIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5" />
  </Drawing>
);

export const LeaveFullscreenIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M9.5 4v5.5H4M20 9.5h-5.5V4M14.5 20v-5.5H20M4 14.5h5.5V20" />
  </Drawing>
);

/** The back arrow; mirrored in right-to-left pages. */
export const BackIcon = (props: IconProps) => (
  <Drawing {...props} data-mirrored>
    <path d="M20 12H4.5m7-7.5L4 12l7.5 7.5" />
  </Drawing>
);

export const CloseIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m5.5 5.5 13 13m0-13-13 13" />
  </Drawing>
);

export const TickIcon = (props: IconProps) => (
  <Drawing {...props} strokeWidth="2.2">
    <path d="m5 12.5 4.8 4.8L19.5 7" />
  </Drawing>
);
