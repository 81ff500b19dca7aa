/** Route roles that show a player: the top bar is hidden there and a back control takes its place (NAV-021, PLY-099). */
import type { RouteRole } from '../routing/routeRoles';

export const playerRoles = ['VOD', 'LIVE'] as const satisfies readonly RouteRole[];

export const isPlayerRole = (role: string | undefined): boolean => playerRoles.some((each) => each === role);
