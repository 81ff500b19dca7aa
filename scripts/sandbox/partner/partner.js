/** The partner's script: buttons that control the player, and a log of its events. */
const player = document.querySelector('proscenium-player');
const lines = document.querySelector('.lines');
const output = document.querySelector('.state');
const LONGEST_LOG = 60;
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function write(kind, what, details) {
  const line = document.createElement('li');
  line.dataset.kind = kind;
  const name = document.createElement('b');
  name.textContent = what;
  line.append(
    name,
    details === undefined || details === null
      ? ''
      : ` ${typeof details === 'string' ? details : JSON.stringify(details)}`,
  );
  lines.prepend(line);
  while (lines.children.length > LONGEST_LOG) lines.lastChild.remove();
}

async function ask(method, ...values) {
  write(
    'asked',
    method,
    values.length === 0 ? undefined : values.map((value) => JSON.stringify(value)).join(', '),
  );
  try {
    const answer = await player[method](...values);
    write('answered', method, answer);
    return answer;
  } catch (error) {
    write('failed', method, error.code === null ? error.message : `${error.message} (${error.code})`);
    return undefined;
  }
}

/** Queried once per click; events report later changes. */
async function tellState() {
  const state = await player.getState().catch((error) => error);
  output.textContent =
    state instanceof Error
      ? state.message
      : `${state.videoId}: ${state.isPlaying ? 'playing' : 'paused'} at ${clock(state.position)} of ${clock(state.duration)}, volume ${state.volume}${state.muted ? ', muted' : ''}`;
}

for (const button of document.querySelectorAll('[data-call]')) {
  const value = button.dataset.value === undefined ? [] : [JSON.parse(button.dataset.value)];
  button.addEventListener('click', () => ask(button.dataset.call, ...value));
}
for (const button of document.querySelectorAll('[data-step]')) {
  button.addEventListener('click', async () => {
    const state = await ask('getState');
    if (state !== undefined) await ask('seek', state.position + Number(button.dataset.step));
  });
}
document
  .querySelector('[name=volume]')
  .addEventListener('change', ({ target }) => ask('setVolume', Number(target.value)));
document
  .querySelector('[name=subtitles]')
  .addEventListener('change', ({ target }) =>
    ask('setSubtitleTrack', target.value === '' ? null : target.value),
  );
document
  .querySelector('[name=bout]')
  .addEventListener('change', ({ target }) => ask('loadVod', target.value));

for (const name of [
  'ready',
  'play',
  'pause',
  'ended',
  'error',
  'seeked',
  'durationchange',
  'volume',
  'buffer',
  'fullscreen',
]) {
  player.addEventListener(name, ({ detail }) => {
    write('event', name, Object.keys(detail).length === 0 ? undefined : detail);
    void tellState();
  });
}
player.addEventListener('timeupdate', ({ detail }) => {
  output.textContent = output.textContent.replace(/at \d+:\d\d/, `at ${clock(detail.position)}`);
});
void tellState();
