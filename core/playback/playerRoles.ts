/** Route roles with a full-page player: the top bar is hidden and a back button replaces it (NAV-021, PLY-099). */
import type { RouteRole } from '../routing/routeRoles';

export const playerRoles = ['VOD', 'LIVE'] as const satisfies readonly RouteRole[];

export const isPlayerRole = (role: string | undefined): boolean => playerRoles.some((each) => each === role);
