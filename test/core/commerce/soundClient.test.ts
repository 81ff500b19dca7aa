/** Each answer about money, with an invalid value in each of its fields: it never reaches a page as it is. */
import { answers, shapes } from '../../../core/generated/moneyShapes';
import { soundAnswer } from '../../../core/commerce/soundClient';
import { CallError } from '../../../core/sdk';
import { breaksIn, filled, gapsIn } from '../../kit/contract/gaps';

const NOW = Date.UTC(2026, 5, 1);
const calls = Object.entries(answers).filter(
  ([, shape], index, all) => all.findIndex(([, other]) => other === shape) === index,
) as ['readBasket', string][];

const read = (call: 'readBasket', answer: unknown) => {
  const faults: string[] = [];
  try {
    return { sound: soundAnswer(call, answer, (fault) => faults.push(String(fault))), faults };
  } catch (error) {
    return { error, faults };
  }
};

test('every shape of an answer about money exists', () => {
  const named = JSON.stringify([answers, shapes]).match(/#\w+/g) ?? [];
  expect(named.filter((name) => shapes[name.slice(1)] === undefined)).toEqual([]);
});

describe.each(calls)('PAY-001 PAY-033 PAY-051 %s', (call, shape) => {
  const name = shape.slice(1);
  const whole = filled(name, {}, NOW);

  test('with everything, and with every gap that it may have, is returned unchanged', () => {
    for (const { answer } of [{ answer: whole }, ...gapsIn(name, whole)])
      expect(read(call, answer)).toEqual({ sound: answer, faults: [] });
  });

  test('with an invalid field is reported, and loses the field or rejects', () => {
    const silent: string[] = [];
    for (const { name: field, answer } of breaksIn(name, whole)) {
      const { sound, error, faults } = read(call, answer);
      const isHandled = error instanceof CallError ? error.status === 200 : sound !== answer;
      if (faults.length !== 1 || !isHandled) silent.push(field);
    }
    expect(silent).toEqual([]);
  });
});

test('PAY-001 the place at fault is named', () => {
  const basket = filled('Basket', {}, NOW) as { readonly basketItems: readonly object[] };
  const answer = { ...basket, basketItems: [{ ...basket.basketItems[0], sku: null }] };
  expect(read('readBasket', answer).faults.join()).toContain('basketItems[0].sku');
});
