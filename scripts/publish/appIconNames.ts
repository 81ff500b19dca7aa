/** The icons of the installed site, which are among the pictures of its realm. Data only: hosts read it. */

/** An icon of the web app manifest. */
export interface AppIcon {
  /** Its name among the pictures of the realm. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** `maskable`: systems may cut off all but a circle of 80 % of the width. */
  readonly purpose: 'any' | 'maskable';
}

export const appIcons: readonly AppIcon[] = [
  { name: 'images/app-icon-192.png', size: 192, purpose: 'any' },
  { name: 'images/app-icon-512.png', size: 512, purpose: 'any' },
  { name: 'images/app-icon-maskable.png', size: 512, purpose: 'maskable' },
];

/** For home screens of iOS, which rounds the corners and shows transparent ground as black. */
export const touchIcon: AppIcon = { name: 'images/app-icon-touch.png', size: 180, purpose: 'maskable' };
