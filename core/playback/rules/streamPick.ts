/** Selects the stream of a manifest. */
import type { components } from '../../generated/platform';

export type Stream = components['schemas']['Stream'];

/** HLS if the engine supports it, else the first other stream; null if there is none (PLY-065). */
export function pickStream(streams: readonly Stream[], supports: (stream: Stream) => boolean): Stream | null {
  const isHls = ({ protocol }: Stream) => protocol.toUpperCase() === 'HLS';
  return (
    streams.find((stream) => isHls(stream) && supports(stream)) ??
    streams.find((stream) => !isHls(stream)) ??
    null
  );
}
