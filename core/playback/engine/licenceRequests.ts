/** Adds the platform's token to DRM licence requests (PLY-066). */
import type { ShakaModule, ShakaPlayer, ShakaRequest } from './shakaModule';

/** The token is read for every licence request; no other request carries it. */
export function signLicenceRequests(
  player: ShakaPlayer,
  { net }: ShakaModule,
  tokenOf: () => Promise<string | null>,
): void {
  player.getNetworkingEngine()?.registerRequestFilter(async (type: number, request: ShakaRequest) => {
    if (type !== net.NetworkingEngine.RequestType.LICENSE) return;
    const token = await tokenOf();
    if (token !== null) request.headers['Authorization'] = `Bearer ${token}`;
  });
}
