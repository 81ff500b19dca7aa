import type * as Door from '../../../core/ui/requestRender';

/** The module before anything has waited. */
async function door(): Promise<typeof Door> {
  jest.resetModules();
  return import('../../../core/ui/requestRender');
}

const frames = (count: number): Promise<void> =>
  new Promise((resolve) =>
    count === 0 ? resolve() : requestAnimationFrame(() => void frames(count - 1).then(resolve)),
  );

test('a task queued before the render queue’s code is loaded is drawn once it is, unless it is cancelled', async () => {
  const { requestRender, cancelRender } = await door();
  const drawn: string[] = [];
  const [kept, left] = [document.createElement('div'), document.createElement('div')];
  const turn = (place: Element, name: string) =>
    requestRender({ place, kind: 'seen', draw: () => drawn.push(name) });
  turn(kept, 'first');
  turn(kept, 'in its place');
  turn(left, 'left');
  cancelRender(left);
  expect(drawn).toEqual([]);
  await frames(30);
  expect(drawn).toEqual(['in its place']);
  turn(left, 'later');
  await frames(30);
  expect(drawn).toEqual(['in its place', 'later']);
});
