// Synthesised music of the demo streams: drums and a drone, a slow piano, an oud over a drone.

const RATE = 48_000;

/** Samples of one channel, from -1 to 1. */
type Track = Float64Array;

/** A plucked string (Karplus–Strong). */
const pluck = (track: Track, at: number, hertz: number, loudness: number, ring: number): void => {
  const period = Math.round(RATE / hertz);
  const string = Float64Array.from(
    { length: period },
    (_, index) => (Math.sin(index * 12.9898 + hertz) * 43758.5453) % 1,
  );
  const start = Math.round(at * RATE);
  for (let sample = 0; sample < ring * RATE && start + sample < track.length; sample++) {
    const place = sample % period;
    const value = string[place] ?? 0;
    string[place] = 0.4985 * (value + (string[(place + 1) % period] ?? 0));
    track[start + sample] =
      (track[start + sample] ?? 0) + value * loudness * Math.min(1, (ring * RATE - sample) / 4800);
  }
};

const bell = (
  track: Track,
  at: number,
  hertz: number,
  loudness: number,
  ring: number,
  partials: readonly number[] = [1, 2, 3],
): void => {
  const start = Math.round(at * RATE);
  for (let sample = 0; sample < ring * RATE && start + sample < track.length; sample++) {
    const time = sample / RATE;
    let value = 0;
    partials.forEach((partial, index) => {
      value +=
        (Math.sin(2 * Math.PI * hertz * partial * time) * Math.exp((-time * (3 + index * 2.4)) / ring)) /
        (index + 1) ** 1.4;
    });
    track[start + sample] = (track[start + sample] ?? 0) + value * loudness * Math.min(1, time * 200);
  }
};

const drum = (
  track: Track,
  at: number,
  from: number,
  to: number,
  length: number,
  loudness: number,
  hiss = 0,
): void => {
  const start = Math.round(at * RATE);
  let phase = 0;
  let state = 1234567;
  for (let sample = 0; sample < length * RATE && start + sample < track.length; sample++) {
    const done = sample / (length * RATE);
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-done * 9))) / RATE;
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    track[start + sample] =
      (track[start + sample] ?? 0) +
      (Math.sin(phase) * (1 - hiss) + (state / 2147483648) * hiss) * (1 - done) ** 3 * loudness;
  }
};

const drone = (track: Track, hertz: number, loudness: number): void => {
  for (let sample = 0; sample < track.length; sample++) {
    const time = sample / RATE;
    track[sample] =
      (track[sample] ?? 0) +
      loudness *
        (Math.sin(2 * Math.PI * hertz * time) +
          0.5 * Math.sin(2 * Math.PI * hertz * 1.5 * time + Math.sin(time * 0.7)) +
          0.25 * Math.sin(2 * Math.PI * hertz * 2.005 * time)) *
        (0.7 + 0.3 * Math.sin((2 * Math.PI * time) / 8));
  }
};

const composers: Readonly<Record<string, (track: Track, seconds: number) => void>> = {
  ring: (track, seconds) => {
    drone(track, 55, 0.07);
    for (let beat = 0; beat * 0.6 < seconds; beat++) {
      drum(track, beat * 0.6, 120, 44, 0.34, 0.5);
      if (beat % 2) drum(track, beat * 0.6, 320, 180, 0.16, 0.26, 0.8);
      drum(track, beat * 0.6 + 0.3, 900, 700, 0.05, 0.1, 1);
      if (beat % 8 === 6) drum(track, beat * 0.6 + 0.45, 110, 44, 0.3, 0.4);
    }
    bell(track, 0.05, 620, 0.16, 3, [1, 2.76, 5.4]);
  },
  ringClave: (track, seconds) => {
    drone(track, 55, 0.07);
    for (let beat = 0; beat * 0.6 < seconds; beat++) drum(track, beat * 0.6, 120, 44, 0.34, 0.46);
    for (let bar = 0; bar * 2.4 < seconds; bar++)
      for (const step of [0, 0.45, 0.9, 1.5, 1.8]) {
        drum(track, bar * 2.4 + step, 1250, 1200, 0.06, 0.22);
        drum(track, bar * 2.4 + step + 0.15, 240, 190, 0.18, 0.16);
      }
    bell(track, 0.05, 620, 0.16, 3, [1, 2.76, 5.4]);
  },
  piano: (track, seconds) => {
    const chords = [
      [220, 261.6, 329.6, 440],
      [174.6, 220, 261.6, 349.2],
      [130.8, 196, 261.6, 329.6],
      [196, 246.9, 293.7, 392],
    ];
    for (let bar = 0; bar * 3 < seconds; bar++)
      (chords[bar % 4] ?? []).forEach((hertz, note) => {
        bell(track, bar * 3 + note * 0.5, hertz, 0.13, 3);
        bell(track, bar * 3 + 1.5 + note * 0.375, hertz * 2, 0.05, 2);
      });
  },
  nocturne: (track, seconds) => {
    drone(track, 73.4, 0.05);
    [293.7, 349.2, 440, 392, 349.2, 329.6, 293.7, 220].forEach((hertz, note) => {
      for (let turn = 0; turn * 12 < seconds; turn++) {
        bell(track, turn * 12 + note * 1.5, hertz, 0.14, 3.4);
        bell(track, turn * 12 + note * 1.5 + 0.75, hertz * 0.5, 0.07, 2.4);
      }
    });
  },
  oud: (track, seconds) => {
    drone(track, 73.4, 0.04);
    [146.8, 155.6, 185, 196, 185, 155.6, 146.8, 220, 233.1, 220, 196, 185, 155.6, 185, 155.6, 146.8].forEach(
      (hertz, note) => {
        for (let turn = 0; turn * 8 < seconds; turn++) {
          pluck(track, turn * 8 + note * 0.5, hertz, 0.34, 1.6);
          if (note % 4 === 3) pluck(track, turn * 8 + note * 0.5 + 0.25, hertz, 0.2, 0.8);
        }
      },
    );
  },
  takht: (track, seconds) => {
    drone(track, 98, 0.035);
    for (let bar = 0; bar * 2 < seconds; bar++) {
      drum(track, bar * 2, 130, 70, 0.4, 0.32);
      drum(track, bar * 2 + 0.5, 700, 500, 0.08, 0.16, 0.6);
      drum(track, bar * 2 + 0.75, 700, 500, 0.08, 0.14, 0.6);
      drum(track, bar * 2 + 1, 120, 70, 0.3, 0.26);
      drum(track, bar * 2 + 1.5, 700, 500, 0.08, 0.16, 0.6);
    }
    [293.7, 311.1, 370, 392, 440, 392, 370, 311.1].forEach((hertz, note) => {
      for (let turn = 0; turn * 4 < seconds; turn++) pluck(track, turn * 4 + note * 0.5, hertz, 0.24, 1.1);
    });
  },
};

/** Returns a stereo WAV file; faded at both ends so that the loop does not click. Throws for an unknown score. */
export const soundtrack = (score: string, seconds: number): Buffer => {
  const compose = composers[score];
  if (!compose) throw new Error(`Nobody composed ${score}.`);
  const track = new Float64Array(seconds * RATE);
  compose(track, seconds);
  const room = 0.021 * RATE;
  const wav = Buffer.alloc(44 + track.length * 4);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + track.length * 4, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(track.length * 4, 40);
  for (let sample = 0; sample < track.length; sample++) {
    const edge = Math.min(1, sample / 2400, (track.length - sample) / 9600);
    const dry = track[sample] ?? 0;
    const late = track[Math.max(0, Math.round(sample - room * 6))] ?? 0;
    const later = track[Math.max(0, Math.round(sample - room * 9))] ?? 0;
    for (const [side, value] of [
      [0, dry + 0.28 * late],
      [1, dry + 0.28 * later],
    ] as const)
      wav.writeInt16LE(Math.round(Math.tanh(value * 1.3) * edge * 26_000), 44 + sample * 4 + side * 2);
  }
  return wav;
};
