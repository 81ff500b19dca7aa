/** The player's own icons, drawn on a grid of 24 in the colour of the text. None of them says anything: the button beside it does. */
import type { ReactNode, SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

function Drawing({ children, ...rest }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" {...rest}>
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
    <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5M7.4 2.8 6.7 6.700l4 .6" />
  </Drawing>
);

/** An arrow round the number of seconds; `back` turns to the left, which is the past in every language (LOC-012). */
function Jump({ back, ...props }: IconProps & { readonly back: boolean }) {
  return (
    <Drawing {...props}>
      <g transform={back ? undefined : 'matrix(-1 0 0 1 24 0)'}>
        <path d="M5.100 8.200A8 8 0 1 0 12 4.200H8.600M11 1.600 8.300 4.200 11 6.900" />
      </g>
      <text x="12" y="15.400" textAnchor="middle" fontSize="7.400" fontWeight="700" fill="currentColor" stroke="none" fontFamily="var(--font-body)">
        10
      </text>
    </Drawing>
  );
}
export const BackTenIcon = (props: IconProps) => <Jump back {...props} />;
export const ForwardTenIcon = (props: IconProps) => <Jump back={false} {...props} />;

/** Waves by how loud it is: none when muted. `level` is 0, 1 or 2. */
export function VolumeIcon({ level, ...props }: IconProps & { readonly level: 0 | 1 | 2 }) {
  return (
    <Drawing {...props}>
      <path d="M3.500 9.300v5.400h3.600l4.700 4V5.300l-4.700 4Z" fill="currentColor" />
      {level === 0 && <path d="m16 9.500 5 5m0-5-5 5" />}
      {level >= 1 && <path d="M15.300 9.200a4 4 0 0 1 0 5.600" />}
      {level === 2 && <path d="M17.900 6.600a7.600 7.600 0 0 1 0 10.800" />}
    </Drawing>
  );
}

export const SubtitlesIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="2.800" y="5" width="18.400" height="14" rx="2.200" />
    <path d="M6.500 11.500h4m3.500 0h3.500M6.500 15.200h7m3.500 0h.500" />
  </Drawing>
);

export const AudioIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 10.500v3M8 7v10M12 3.800v16.400M16 7v10M20 10.500v3" />
  </Drawing>
);

export const QualityIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 7h9m5 0h2M4 12h2m5 0h9M4 17h7m5 0h4" />
    <circle cx="15.500" cy="7" r="2.200" />
    <circle cx="8.500" cy="12" r="2.200" />
    <circle cx="13.500" cy="17" r="2.200" />
  </Drawing>
);

export const SpeedIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M5 18.400A9 9 0 1 1 19 18.400M12 13.500l4-4.700" />
    <circle cx="12" cy="13.500" r="1.300" fill="currentColor" />
  </Drawing>
);

export const SettingsIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3v2.600M12 18.400V21M3 12h2.600M18.400 12H21M5.600 5.600l1.900 1.900M16.500 16.500l1.900 1.900M5.600 18.400l1.900-1.900M16.500 7.500l1.900-1.900" />
  </Drawing>
);

export const PictureInPictureIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M21 11V6.500A1.500 1.500 0 0 0 19.500 5h-15A1.500 1.500 0 0 0 3 6.500v11A1.500 1.500 0 0 0 4.500 19H10" />
    <rect x="13" y="13.500" width="8.500" height="6" rx="1" fill="currentColor" stroke="none" />
  </Drawing>
);

export const FullscreenIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 9.500V4h5.500M14.500 4H20v5.500M20 14.500V20h-5.500M9.500 20H4v-5.500" />
  </Drawing>
);

export const LeaveFullscreenIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M9.500 4v5.500H4M20 9.500h-5.500V4M14.500 20v-5.500H20M4 14.500h5.500V20" />
  </Drawing>
);

/** Points to where the viewer came from: turns round in right-to-left pages. */
export const BackIcon = (props: IconProps) => (
  <Drawing {...props} data-mirrored>
    <path d="M20 12H4.500m7-7.500L4 12l7.500 7.500" />
  </Drawing>
);

export const SkipIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M5 5.200 14.500 12 5 18.800Z" fill="currentColor" />
    <path d="M18.500 5v14" strokeWidth="2.200" />
  </Drawing>
);

export const TickIcon = (props: IconProps) => (
  <Drawing {...props} strokeWidth="2.200">
    <path d="m5 12.500 4.800 4.800L19.500 7" />
  </Drawing>
);
