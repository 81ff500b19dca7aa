/** Contract of a provider that redirects, and of one that reads an answer from its URL. */
import { CallError, type SignInStep } from '../../../../core/sdk';
import { activated } from '../subject';
import { intent, type SignInSubject } from './signInSubject';

export function redirectTests<Options>(subject: SignInSubject<Options>): void {
  test('it can begin and resume', async () => {
    const { contribution } = await activated('sign-in-provider', subject);
    expect(contribution).toMatchObject({
      begin: expect.any(Function) as unknown,
      resume: expect.any(Function) as unknown,
    });
  });

  test('an unreachable provider is an error that core can explain', async () => {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    runtime.platform.unreachable();
    await expect(contribution.begin?.(intent)).rejects.toBeInstanceOf(CallError);
  });

  const { redirect } = subject;
  if (redirect === undefined) return;

  test('it begins with a redirect to a URL or to a page of the site', async () => {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    redirect.answer(runtime);
    const step = await contribution.begin?.(intent);
    expect(['redirect', 'page']).toContain(step?.kind);
    if (step?.kind === 'page') expect(step.path).toMatch(/^\/(?!\/)/);
    if (step?.kind === 'redirect') expect(URL.canParse(step.url)).toBe(true);
  });

  test('it ends with tokens after the return', async () => {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    redirect.answer(runtime);
    await contribution.begin?.(intent);
    const returned = new URL(redirect.returned, runtime.navigation.current());
    runtime.navigation.at(returned.href);
    const step = await contribution.resume?.(returned);
    expect(['tokens', 'handOver', 'leftToApp', 'stay', 'ask']).toContain(step?.kind);
  });

  test('an answer refused by the platform is an error that core can explain', async () => {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    redirect.answer(runtime);
    const begun = await contribution.begin?.(intent);
    // A sign-in that continues on a page of the site shows its refusal there.
    if (begun?.kind === 'page') return;
    runtime.platform.unreachable();
    await expect(
      contribution.resume?.(new URL(redirect.returned, runtime.navigation.current())),
    ).rejects.toBeInstanceOf(CallError);
  });
}

/** The next step after the viewer confirms, if asked. */
async function agreed(resumed: Promise<SignInStep> | undefined): Promise<SignInStep | undefined> {
  const step = await resumed;
  return step?.kind === 'ask' ? step.proceed() : step;
}

export function answerTests<Options>(
  subject: SignInSubject<Options>,
  { answer, returned }: NonNullable<SignInSubject<Options>['answer']>,
): void {
  test('an answer in its URL leads to tokens', async () => {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    answer(runtime);
    expect((await agreed(contribution.resume?.(new URL(returned, runtime.navigation.current()))))?.kind).toBe(
      'tokens',
    );
  });

  test('an answer refused by the platform is an error that core can explain', async () => {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    runtime.platform.unreachable();
    await expect(
      agreed(contribution.resume?.(new URL(returned, runtime.navigation.current()))),
    ).rejects.toBeInstanceOf(Error);
  });
}
