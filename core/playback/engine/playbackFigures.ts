/** What shaka-player measures, in the words of the sdk. */
import type { PlaybackFigures } from '../../sdk';
import type { ShakaPlayer } from './shakaModule';

/** Takes the position of the picture in seconds. */
export function playbackFigures(player: Pick<ShakaPlayer, 'getStats' | 'getBufferedInfo' | 'isLive'>, position: number): PlaybackFigures {
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

/** shaka-player says NaN or 0 for what it does not know. */
function known(value: number): number | null {
  return value > 0 ? value : null;
}

function counted(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
