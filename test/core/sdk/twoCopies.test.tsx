/** A package may bundle a copy of the SDK: its hooks find what core provides, and core recognises its errors. */
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { IntlContext, type IntlValue } from '../../../core/i18n/IntlContext';
import { signInErrorKey } from '../../../core/session/signInProblem';
import type * as i18n from '../../../core/i18n';
import type * as sdk from '../../../core/sdk';
import { CallError, PaymentRefusal } from '../../../core/sdk';
import { token } from '../../../core/sdk/token';
import { ServicesContext, type ServiceLocator } from '../../../core/sdk/useService';

type Sdk = typeof sdk;
type I18n = typeof i18n;

/** Evaluates the public modules again, with the same React. */
function copied(): { sdk: Sdk; i18n: I18n } {
  let copy: { sdk: Sdk; i18n: I18n } | undefined;
  jest.isolateModules(() => {
    jest.doMock('react', () => React);
    copy = {
      sdk: jest.requireActual<Sdk>('../../../core/sdk'),
      i18n: jest.requireActual<I18n>('../../../core/i18n'),
    };
  });
  return copy!;
}

const copy = copied();

it('resolves services and texts for components that use another copy', () => {
  const clock = token<{ readonly hour: number }>('test-clock@1');
  const locate = ((asked: { key: symbol }) => asked.key === clock.key && { hour: 7 }) as ServiceLocator;
  function Hour() {
    const t = copy.i18n.useText();
    return <p>{`${t('tryAgain')} ${String(copy.sdk.useService(clock).hour)}`}</p>;
  }
  render(
    <ServicesContext value={locate}>
      <IntlContext value={{ t: (key: string) => `text of ${key}` } as unknown as IntlValue}>
        <Hour />
      </IntlContext>
    </ServicesContext>,
  );
  expect(screen.getByText('text of tryAgain 7')).toBeInTheDocument();
});

it('recognises errors of another copy and tells them apart', () => {
  const thrown = new copy.sdk.CallError('login', 429, undefined, []);
  expect(copy.sdk.CallError).not.toBe(CallError);
  expect(thrown).toBeInstanceOf(CallError);
  expect(thrown).not.toBeInstanceOf(PaymentRefusal);
  expect(signInErrorKey(thrown, () => false)).toBe('tooManyAttempts');
  expect(signInErrorKey(new copy.sdk.SignInFailure('codeExpired'), () => true)).toBe('codeExpired');
});

it('recognises a derived class by itself only', () => {
  class Busy extends CallError {}
  const plain = new CallError('login', 503, undefined, []);
  const busy = new Busy('login', 503, undefined, []);
  expect([busy instanceof Busy, busy instanceof CallError, plain instanceof Busy]).toEqual([
    true,
    true,
    false,
  ]);
  expect(Object.keys(plain)).not.toContain('brand');
});
