/** Ad breaks that fail: the content continues. */
import { act } from '@testing-library/react';
import { CallError } from '../../../../core/sdk';
import nock from '../../../nock';
import { answers, drawn, facts, linear, open, server, tracked, unit, until, vast } from './fixture';

describe('PLY-068 never stops the content', () => {
  test.each([
    ['refuses', () => nock(server).get('/vast').reply(500, '', open)],
    ['is blocked', () => nock(server).get('/vast').replyWithError('blocked')],
    ['answers something else', () => nock(server).get('/vast').reply(200, 'not an answer', open)],
    ['has nothing', () => answers('/vast', vast(''))],
    [
      'leads in a circle',
      () =>
        nock(server)
          .get('/vast')
          .times(9)
          .reply(200, vast(`<Ad><Wrapper><VASTAdTagURI>${server}/vast</VASTAdTagURI></Wrapper></Ad>`), open),
    ],
  ])('when its server %s', async (_, arrange) => {
    arrange();
    const { begin, session, runtime } = await drawn(facts(unit('PRE')));
    await begin();
    expect(session.calls).toEqual([]);
    expect(runtime.lines).toEqual([]);
  });

  test('when its file does not play', async () => {
    answers('/vast', vast(linear()));
    const { begin, session, happens } = await drawn(facts(unit('PRE')));
    await begin();
    await happens('error');
    expect(session.calls).toEqual(['hold', 'let go']);
    await until(() => tracked.includes('/wrong'));
  });

  test('when the browser will not start it, or plays no such file', async () => {
    nock(server).get('/vast').times(2).reply(200, vast(linear()), open);
    jest
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const refused = await drawn(facts(unit('PRE')));
    await refused.begin();
    expect(refused.session.calls).toEqual(['hold', 'let go']);
    refused.unmount();
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    const unknown = await drawn(facts(unit('PRE')));
    await unknown.begin();
    expect(unknown.session.calls).toEqual(['hold', 'let go']);
  });

  test('when it stalls; one that the viewer paused is waited for', async () => {
    answers('/vast', vast(linear()));
    const { begin, session, runtime, at } = await drawn(facts(unit('PRE')));
    await begin();
    at(2);
    act(() => session.adBreak?.pause());
    await act(async () => runtime.clock.pass(60_000));
    expect(session.calls).toEqual(['hold']);
    act(() => session.adBreak?.play());
    await act(async () => runtime.clock.pass(3999));
    expect(session.calls).toEqual(['hold']);
    await act(async () => runtime.clock.pass(1));
    expect(session.calls).toEqual(['hold', 'let go']);
  });

  test('when it arrives too late', async () => {
    answers('/vast', vast(linear()));
    const { begin, session, life } = await drawn(facts(unit('PRE')));
    const begun = begin();
    act(() => session.change({ started: true }));
    await begun;
    life.abort();
    expect(session.calls).toEqual([]);
  });
});

describe('PLY-063 the nonce', () => {
  const required = { ...facts(unit('PRE'), unit('PRE', '/other')), nonceRequired: true };

  test('PLY-068 is sent to every ad server, and made once', async () => {
    const first = answers('/vast?paln=n-1', vast(''));
    const second = answers('/other?paln=n-1', vast(''));
    const { begin, runtime } = await drawn(required);
    runtime.platform.answer('createAdNonce', { nonce: 'n-1' });
    await begin();
    expect([first.isDone(), second.isDone()]).toEqual([true, true]);
    expect(runtime.platform.calls.map(({ endpoint }) => endpoint)).toEqual(['createAdNonce']);
  });

  test.each([
    ['fails', () => new CallError('createAdNonce', 424, 'noNonce', [])],
    ['never comes', () => new Promise(() => undefined)],
  ])('that %s is omitted, silently', async (_, answer) => {
    const asked = answers('/vast', vast(linear()));
    answers('/other', vast(''));
    const { begin, runtime, session } = await drawn(required);
    runtime.platform.answer('createAdNonce', answer);
    const begun = begin();
    await act(async () => runtime.clock.pass(4000));
    await begun;
    expect(asked.isDone()).toBe(true);
    expect(session.calls).toEqual(['hold']);
    expect(runtime.lines).toEqual([]);
  });

  test('is not requested where nothing requires it', async () => {
    answers('/vast', vast(''));
    const { begin, runtime } = await drawn(facts(unit('PRE')));
    await begin();
    expect(runtime.platform.calls).toEqual([]);
  });
});
