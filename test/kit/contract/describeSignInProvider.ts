/** Contract of every sign-in provider, of any kind. */
import { cleanup } from '@testing-library/react';
import { CallError } from '../../../core/sdk';
import { everyContribution } from './everyContribution';
import { buttonTests } from './signIn/buttonTests';
import { embeddedTests } from './signIn/embeddedTests';
import { formTests } from './signIn/formTests';
import { answerTests, redirectTests } from './signIn/redirectTests';
import type { SignInSubject } from './signIn/signInSubject';
import { activated, factsOf } from './subject';

export type { SignInSubject };

/** Runs the suite under the given title. */
export function describeSignInProvider<Options>(title: string, subject: SignInSubject<Options>): void {
  const facts = factsOf(subject, 'sign-in-provider');
  const capabilities = facts['capabilities'] as Readonly<Record<string, unknown>>;

  describe(`SGP-138 the contract of a sign-in provider: ${title}`, () => {
    afterEach(cleanup);
    everyContribution('sign-in-provider', subject);

    test('its path is a sub-path, and its entries are distinguished by one of its options', () => {
      expect(facts['path']).toMatch(/^\/\S+$/);
      if (typeof facts['identity'] === 'string') expect(subject.options).toHaveProperty(facts['identity']);
    });

    test('ending a session returns a URL or nothing', async () => {
      const { contribution } = await activated('sign-in-provider', subject);
      const ended = await contribution.end?.().catch((error: unknown) => {
        // The suite's platform has no sessions; core logs such a refusal and continues (SGN-062).
        expect(error).toBeInstanceOf(CallError);
      });
      if (ended !== undefined) expect(URL.canParse(ended.url)).toBe(true);
    });

    if (subject.embedded !== undefined)
      embeddedTests(subject, subject.embedded, capabilities['hasSignUpForm'] === true);
    else if (facts['presentation'] === 'form' && !redirectsHere(facts, subject.options))
      formTests(subject, {
        hasSignUpForm: capabilities['hasSignUpForm'] === true,
        sendsProof: facts['captcha'] === true,
        isResettable: capabilities['hasPasswordResetPage'] === true,
      });
    else if (facts['presentation'] === 'button') buttonTests(subject);
    else redirectTests(subject);
    if (subject.answer !== undefined) answerTests(subject, subject.answer);
  });
}

/** A form is a redirect when its options set the field named by `redirectsWith` (SGP-027). */
function redirectsHere({ redirectsWith }: Readonly<Record<string, unknown>>, options: unknown): boolean {
  return (
    typeof redirectsWith === 'string' &&
    (options as Readonly<Record<string, unknown>>)[redirectsWith.slice(1)] !== undefined
  );
}
