import { PlayerChoices } from '../../../core/playback/PlayerChoices';
import {
  REMEMBERED_VIDEOS,
  ResumePositionStore,
  resumeKey,
} from '../../../core/playback/ResumePositionStore';
import { FakeClock } from '../../kit';
import { MemoryValues } from './fakePlayback';

function positions(viewer: { id: string | null } = { id: 'u1' }) {
  const values = new MemoryValues();
  const clock = new FakeClock();
  return { values, clock, viewer, resume: new ResumePositionStore(values, clock, () => viewer.id) };
}

test('PLY-097 each viewer has positions of their own on this device', () => {
  const { resume, viewer } = positions();
  resume.keep('v1', 42.9, 120);
  viewer.id = 'u2';
  expect(resume.position('v1')).toBeNull();
  viewer.id = 'u1';
  expect(resume.position('v1')).toBe(42);
});

test('only a limited number of videos is stored, the newest', () => {
  const { resume, clock, values } = positions();
  for (let video = 0; video <= REMEMBERED_VIDEOS; video += 1) {
    clock.pass(1);
    resume.keep(`v${video}`, 42, 120);
  }
  expect(resume.position('v0')).toBeNull();
  expect(resume.position('v1')).toBe(42);
  expect(Object.keys(JSON.parse(values.read(resumeKey('u1')) ?? '') as object)).toHaveLength(
    REMEMBERED_VIDEOS,
  );
});

test('a video that is nearly over is removed', () => {
  const { resume } = positions();
  resume.keep('v1', 42, 120);
  resume.keep('v1', 115, 120);
  expect(resume.position('v1')).toBeNull();
});

test.each(['', 'null', '[]', '{"v1":3}', '{"v1":{"position":"3","at":1}}', '{'])(
  'stored positions of the shape %p are ignored',
  (text) => {
    const { resume, values } = positions();
    values.write(resumeKey('u1'), text);
    expect(resume.position('v1')).toBeNull();
    resume.keep('v1', 42, 120);
    expect(resume.position('v1')).toBe(42);
  },
);

test.each(['', 'null', '7', '{"volume":"loud","muted":1,"audio":3}', '{'])(
  'stored choices of the shape %p are ignored',
  (text) => {
    const values = new MemoryValues();
    values.write('player choices', text);
    const choices = new PlayerChoices(values);
    expect([choices.sound, choices.languages]).toEqual([
      { volume: null, muted: null },
      { audio: null, text: null },
    ]);
  },
);

test('a choice is stored next to the others', () => {
  const choices = new PlayerChoices(new MemoryValues());
  choices.keepSound(40, false);
  choices.keepAudio('es');
  choices.keepText(null);
  expect([choices.sound, choices.languages]).toEqual([
    { volume: 40, muted: false },
    { audio: 'es', text: 'off' },
  ]);
});
