/** Maps shaka-player statistics to the SDK's PlaybackFigures. */
import type { PlaybackFigures } from '../../sdk/player';
import type { ShakaPlayer } from './shakaModule';

/** `position` of playback in seconds. */
export function playbackFigures(
  player: Pick<ShakaPlayer, 'getStats' | 'getBufferedInfo' | 'isLive'>,
  position: number,
): PlaybackFigures {
  const stats = player.getStats();
  const here = player.getBufferedInfo().total.find(({ start, end }) => start <= position && position <= end);
  return {
    width: known(stats.width),
    height: known(stats.height),
    bitrate: known(stats.streamBandwidth),
    throughput: known(stats.estimatedBandwidth),
    buffered: here === undefined ? 0 : here.end - position,
    droppedFrames: counted(stats.droppedFrames),
    decodedFrames: counted(stats.decodedFrames),
    latency: player.isLive() ? known(stats.liveLatency) : null,
  };
}

/** shaka-player reports NaN or 0 for unknown values. */
function known(value: number): number | null {
  return value > 0 ? value : null;
}

function counted(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
